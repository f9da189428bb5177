/**
 * A text as its writer meant it: a phone's keyboard or the clipboard puts curly quotation marks in
 * the place of straight ones, and signs that nobody sees.
 */
export function asMeant(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”„]/g, '"');
}
