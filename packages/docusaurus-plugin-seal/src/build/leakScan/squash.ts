/**
 * 1 for every UTF-16 unit that is (part of) a letter or a digit. Made once; a regular expression a
 * character would take minutes.
 */
const kept = new Uint8Array(0x10000);
for (let unit = 0; unit < kept.length; unit += 1) {
  const isHalfPair = unit >= 0xd800 && unit <= 0xdfff;
  if (isHalfPair || /[\p{L}\p{N}]/u.test(String.fromCharCode(unit))) kept[unit] = 1;
}

/**
 * A text's letters and digits in composed form, all else dropped. Two texts that differ in spaces,
 * line breaks, quotes, punctuation or how a string is put together become the same, which is how a
 * sentence in Markdown meets itself in a script.
 */
export function squash(text: string): string {
  const composed = text.normalize('NFC');
  const parts: string[] = [];
  let start = 0;
  for (let i = 0; i < composed.length; i += 1) {
    if (kept[composed.charCodeAt(i)] === 1) continue;
    if (i > start) parts.push(composed.slice(start, i));
    start = i + 1;
  }
  parts.push(composed.slice(start));
  return parts.join('');
}

/**
 * The shortest text that is looked for anywhere: sixteen letters or digits are about three words.
 * Shorter ones (`default value`, `@contextmanager`) stand in scripts that have nothing to do with
 * the lessons. Titles, labels and headings that are shorter are looked for as whole quoted strings
 * instead.
 */
export const shortestText = 16;
