/** The upper half of the alphabet of MS-DOS (code page 437), from 0x80 on. */
const codePage437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

function inCodePage437(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : codePage437.charAt(byte - 0x80),
  ).join('');
}

/**
 * A name in a zip. One that is not said to be UTF-8 often is all the same, and is else of MS-DOS,
 * whose å is no UTF-8.
 * @param isUtf8 what the zip says
 */
export function nameOfBytes(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes).normalize('NFC');
  } catch {
    return inCodePage437(bytes);
  }
}
