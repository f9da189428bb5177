import { useEffect, useState } from 'react';

/**
 * What a word means in easy Swedish; undefined until it has come, for a word that has no such
 * sentence, and where it cannot be fetched: the explanation stands without it.
 * @param isWanted its tip is open
 */
export function useEasySentence(id: string, isWanted: boolean): string | undefined {
  const [sentences, setSentences] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    if (!isWanted) return;
    import('@generated/lessons/default/easyWords.json').then(
      (file) => setSentences(file.default),
      () => undefined,
    );
  }, [isWanted]);
  return sentences[id];
}
