/**
 * 1 for every UTF-16 unit that is (part of) a letter or a digit. Made once; a regular expression a
 * character would take minutes.
 */
const kept = new Uint8Array(0x10000);
for (let unit = 0; unit < kept.length; unit += 1) {
  const isHalfPair = unit >= 0xd800 && unit <= 0xdfff;
  if (isHalfPair || /[\p{L}\p{N}]/u.test(String.fromCharCode(unit))) kept[unit] = 1;
}

/** Grown to the longest text so far: the scan squashes tens of thousands of short ones. */
let units = new Uint16Array(0x10000);

/**
 * A text's letters and digits in composed form, all else dropped. Two texts that differ in spaces,
 * line breaks, quotes, punctuation or how a string is put together become the same, which is how a
 * sentence in Markdown meets itself in a script.
 */
export function squash(text: string): string {
  const composed = text.normalize('NFC');
  if (composed.length > units.length) units = new Uint16Array(composed.length);
  let length = 0;
  for (let i = 0; i < composed.length; i += 1) {
    const unit = composed.charCodeAt(i);
    if (kept[unit] !== 1) continue;
    units[length] = unit;
    length += 1;
  }
  // Strings are little-endian in Node, on every processor.
  return Buffer.from(units.buffer, 0, length * units.BYTES_PER_ELEMENT).toString('utf16le');
}

/**
 * The shortest text that is looked for anywhere: sixteen letters or digits are about three words.
 * Shorter ones (`default value`, `@contextmanager`) stand in scripts that have nothing to do with
 * the lessons. Titles, labels and headings that are shorter are looked for as whole quoted strings
 * instead.
 */
export const shortestText = 16;
