/**
 * A text as part of an address: lower case, with a hyphen for each run of what is not a letter or
 * digit. Å, ä and ö stay.
 */
export function textToSlug(text: string): string {
  return text
    .normalize('NFC')
    .toLocaleLowerCase('sv')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
