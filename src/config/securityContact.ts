/**
 * Whom somebody turns to who has found a weakness, as `/.well-known/security.txt` says it (RFC
 * 9116). Everything here is public.
 */

export interface SecurityContact {
  /**
   * An address with its scheme: 'mailto:it@skolan.se', or the page where the repository takes
   * private reports.
   */
  readonly contact: string | null;
  /**
   * The last day on which the contact is to be believed, for example '2027-06-30'; at most a year
   * away.
   */
  readonly expires: string | null;
}

/**
 * To be completed by the school, and looked over each year. A production build says what is
 * missing; without both there is no file.
 */
export const securityContact: SecurityContact = {
  contact: null,
  expires: null,
};

const schemes = /^(?:mailto:\S+@\S+|https:\/\/\S+|tel:\+\d+)$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (text: string): boolean => day.test(text) && !Number.isNaN(Date.parse(text));
const endOf = (date: string): string => `${date}T23:59:59Z`;

/**
 * The file's text; undefined when the school has not said what it needs, or has said it wrongly.
 */
export function securityTxt(
  { contact, expires }: SecurityContact,
  siteUrl: string,
): string | undefined {
  if (contact === null || expires === null) return undefined;
  if (!schemes.test(contact) || !isDay(expires)) return undefined;
  const fields = [
    `Contact: ${contact}`,
    `Expires: ${endOf(expires)}`,
    'Preferred-Languages: sv, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return `${fields.join('\n')}\n`;
}

/**
 * What a build says of a contact that is missing, wrong or too old; undefined when there is nothing
 * to say.
 */
export function securityContactWarning(
  { contact, expires }: SecurityContact,
  now: Date,
): string | undefined {
  const faults = [
    ...(contact === null ? ['contact saknas'] : []),
    ...(contact !== null && !schemes.test(contact)
      ? [`contact är "${contact}" men ska börja med mailto:, https: eller tel:`]
      : []),
    ...(expires === null ? ['expires saknas'] : []),
    ...(expires !== null && !isDay(expires)
      ? [`expires är "${expires}" men ska vara ett datum, till exempel 2027-06-30`]
      : []),
    ...(expires !== null && isDay(expires) && Date.parse(endOf(expires)) < now.getTime()
      ? [`expires är ${expires}, som har passerat`]
      : []),
  ];
  if (faults.length === 0) return undefined;
  return `/.well-known/security.txt: ${faults.join('; ')}. Rätta i src/config/securityContact.ts.`;
}
