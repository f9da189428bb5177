/**
 * What only mails have at the beginning of a parameter, also where `repairMailSearch` has something
 * to mend.
 */
const mailPattern = /[?&;](?:oobCode(?:=|%3D)|mode(?:=|%3D)(?:3D)?(?:verifyE|resetP))/i;

/**
 * Whether the address's parameters (`?…` or an empty text) are a mail's: they have a code, or a
 * mode that only mails have; `?mode=` of anything else is somebody else's parameter. The script in
 * the head of every page asks this too, and has no room for mending.
 */
export function isMailLink(search: string): boolean {
  return mailPattern.test(search) || new URLSearchParams(search).has('oobCode');
}
