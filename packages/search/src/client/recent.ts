/** Where recent searches lie in the account's store on this device. */
export const recentKey = 'search:recent';

const mostRecent = 6;
const longest = 80;

/**
 * Recent searches, the latest first and each once, from what was stored; undefined for anything
 * else.
 */
export function parseRecent(raw: unknown): readonly string[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const texts = raw.filter(
    (entry): entry is string => typeof entry === 'string' && entry.trim() !== '',
  );
  return [...new Set(texts.map((entry) => entry.slice(0, longest)))].slice(0, mostRecent);
}

/** The list with a search put first, once. */
export function withRecent(recent: readonly string[], question: string): readonly string[] {
  const asked = question.trim().slice(0, longest);
  if (asked === '') return recent;
  const others = recent.filter((each) => each.toLowerCase() !== asked.toLowerCase());
  return [asked, ...others].slice(0, mostRecent);
}
