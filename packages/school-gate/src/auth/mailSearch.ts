/** Everything that the provider puts into the address of a mail. */
export const mailParameters = [
  'mode',
  'oobCode',
  'apiKey',
  'continueUrl',
  'lang',
  'tenantId',
] as const;

const anyName = mailParameters.join('|');
const hasPlainName = /[?&;](?:mode|oobCode)=/;
const hasEncodedName = /[?&;](?:mode|oobCode)%3D/i;
const separator = new RegExp(`(?:&(?:amp;)+|;)(?=(?:${anyName})=)`, 'g');

/** One round of percent-encoding less; the text itself where it is not encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/**
 * The parameters of an address as the provider wrote them, whatever mail programs and filters have
 * made of them on the way: encoded once more, `&amp;` or `;` for `&`, `=3D` (quoted-printable) for
 * `=`. Others' parameters stay as they are.
 */
export function repairMailSearch(search: string): string {
  const plain =
    !hasPlainName.test(search) && hasEncodedName.test(search) ? decoded(search) : search;
  const separated = plain.replace(separator, '&');
  // A code may begin with 3D by itself; a mode never does.
  return /[?&]mode=3D/.test(separated)
    ? separated.replace(new RegExp(`([?&](?:${anyName}))=3D`, 'g'), '$1=')
    : separated;
}
