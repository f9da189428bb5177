/** Texts that only the school can write, by name; `null` until it has. */
export type SchoolTexts = Readonly<Record<string, string | null>>;

/** Whether the school has not given a text: an empty one would look finished. */
export function isUnset(text: string | null): text is null {
  return text === null || text.trim() === '';
}

/** The names of the texts that the school has not given, in the order in which they stand. */
export function unsetTexts(texts: SchoolTexts): readonly string[] {
  return Object.entries(texts)
    .filter(([, text]) => isUnset(text))
    .map(([name]) => name);
}

/**
 * What a build says of a page whose texts are missing, and in which file they belong; undefined
 * when there are none.
 */
export function unsetWarning(path: string, file: string, texts: SchoolTexts): string | undefined {
  const unset = unsetTexts(texts);
  if (unset.length === 0) return undefined;
  return `Sidan ${path} är inte färdig. Fyll i ${unset.join(', ')} i ${file}.`;
}
