/** What a calm reader takes in of a text that is to be understood. */
const wordsPerMinute = 180;

/**
 * Blocks that are looked at, done or answered rather than read through, and what is not text at
 * all.
 */
const notRead: readonly RegExp[] = [
  /^---\n[^]*?\n---\n/,
  /^(`{3,})[^]*?^\1 *$/gm,
  /<(Exercise|Quiz|PyRun|StepTrace)\b[^]*?<\/\1>/g,
  /^import .*$/gm,
  /<[^>]*>/g,
  /\]\([^)]*\)/g,
];

/**
 * How long the explaining text of a page takes to read, in whole minutes and at least one: front
 * matter, code, exercises and questions are not counted.
 * @param source the page as its author wrote it (MDX)
 */
export function readingMinutes(source: string): number {
  const text = notRead.reduce((rest, pattern) => rest.replace(pattern, ' '), source);
  const words = text.match(/\p{L}[\p{L}\p{N}’'-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

/** What a page's passes are said to take: "## Pass 1 av 2: var kan det gå fel? (ca 25 min)". */
const pass = /^## Pass \d+ av \d+: .*\(ca (\d+) min\b/gm;

/** How many minutes each pass of a page takes by its heading; none on a page without passes. */
export function passMinutes(source: string): readonly number[] {
  return [...source.matchAll(pass)].map(([, minutes]) => Number(minutes));
}
