import type { Token } from '../text/tokens';

/**
 * What tells a sentence from a list of words, and what in it says nothing of what it is about. In
 * lower case.
 */
export interface SentenceWords {
  /** Of each of these, every word: they open a question or stand for who asks. */
  readonly asking: readonly (readonly string[])[];
  readonly carrying: readonly string[];
}

const shortestSentence = 3;

/**
 * The words that a question is about. A list of words is left as it is: a search for `man` alone,
 * or `for var`, means just that. So is a sentence in which every word only carries it.
 */
export function aboutOf(
  tokens: readonly Token[],
  { asking, carrying }: SentenceWords,
): readonly Token[] {
  const said = tokens.map(({ text }) => text.toLowerCase());
  const asks = asking.some((words) => words.every((word) => said.includes(word)));
  if (tokens.length < shortestSentence || !asks) return tokens;
  const about = tokens.filter((_, place) => !carrying.includes(said[place] ?? ''));
  return about.length === 0 ? tokens : about;
}
