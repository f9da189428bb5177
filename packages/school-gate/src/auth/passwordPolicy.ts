/**
 * The school's own rules for passwords, which the provider keeps and tells in English: `Missing
 * password requirements: [a, b]`.
 */
const requirements: readonly (readonly [told: RegExp, inSwedish: string])[] = [
  [/at least (\d+) char/, 'minst $1 tecken'],
  [/at most (\d+) char/, 'högst $1 tecken'],
  [/lower case/, 'en liten bokstav'],
  [/upper case/, 'en stor bokstav'],
  [/non-alphanumeric/, 'ett tecken som inte är bokstav eller siffra'],
  [/numeric/, 'en siffra'],
];

/** A requirement in Swedish; undefined for one that this site has not heard of. */
function translate(requirement: string): string | undefined {
  for (const [told, inSwedish] of requirements) {
    const match = told.exec(requirement);
    if (match !== null) return inSwedish.replace('$1', match[1] ?? '');
  }
  return undefined;
}

const conjunction = new Intl.ListFormat('sv', { type: 'conjunction' });

/** What a password lacks, from the provider's message. Never throws. */
export function policyText(message: string): string {
  const [, list = ''] = /\[([^\]]*)\]/.exec(message) ?? [];
  const missing = list.split(',').map(translate);
  const known = missing.filter((text) => text !== undefined);
  if (known.length === 0) return 'Lösenordet uppfyller inte skolans krav. Välj ett längre.';
  return `Lösenordet behöver ha ${conjunction.format(known)}.`;
}
