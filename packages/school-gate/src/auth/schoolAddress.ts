/**
 * Invisible characters that come along when an address is copied: soft hyphens, zero-width spaces,
 * direction marks.
 */
const invisible = /\p{Cf}/gu;

const punctuation = '.,;:';

function withoutEnd(text: string): string {
  let end = text.length;
  while (
    end > 0 &&
    (punctuation.includes(text.charAt(end - 1)) || text.charAt(end - 1).trim() === '')
  )
    end -= 1;
  return text.slice(0, end);
}

/**
 * What stands between the last angle brackets, as in `Elev Elevsson <elev@skolan.se>`; the text
 * itself without them.
 */
function insideBrackets(text: string): string {
  const start = text.lastIndexOf('<');
  return start !== -1 && text.endsWith('>') ? text.slice(start + 1, -1) : text;
}

function withSmallDomain(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + address.slice(at + 1).toLowerCase();
}

/**
 * The address that somebody means who types it or copies it out of a mail: without invisible
 * characters, a name around it, `mailto:` before it and punctuation after it, and with the domain
 * in lower case. What is no address stays what it is otherwise; whether it is one of the school's
 * is asked afterwards.
 */
export function normaliseAddress(typed: string): string {
  const visible = withoutEnd(typed.replace(invisible, '')).trim();
  const bare = withoutEnd(insideBrackets(visible)).trim();
  return withSmallDomain(bare.replace(/^mailto:/i, ''));
}

/**
 * True when the address is one or more characters without whitespace or @, followed by @ and
 * exactly the domain. Compared as a whole: `x@evil-skola.se` and `x@skola.se.evil.se` are other
 * domains.
 */
export function isSchoolAddress(email: string, domain: string): boolean {
  const suffix = `@${domain}`;
  if (!email.endsWith(suffix)) return false;
  return /^[^\s@]+$/.test(email.slice(0, -suffix.length));
}
