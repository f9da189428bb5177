/**
 * Characters that come into programs by a keyboard or from a page, that Python does not take
 * outside texts and comments, and that look like others or like nothing: what each is called, and
 * what to write. The worker and the editor both ask.
 */

/** Look like a space and are none. */
const spaces: Readonly<Record<string, string>> = {
  '\u00a0': 'hårt mellanslag',
  '\u2002': 'halvt fyrkantsmellanslag',
  '\u2003': 'fyrkantsmellanslag',
  '\u2007': 'siffermellanslag',
  '\u2009': 'tunt mellanslag',
  '\u200a': 'hårtunt mellanslag',
  '\u202f': 'smalt hårt mellanslag',
  '\u205f': 'matematiskt mellanslag',
  '\u3000': 'brett mellanslag',
};

/** Have no width. */
const hidden: Readonly<Record<string, string>> = {
  '\u00ad': 'mjukt bindestreck',
  '\u200b': 'nollbrett mellanslag',
  '\u200c': 'nollbrett mellanrum',
  '\u200d': 'nollbredd som fogar ihop',
  '\u200e': 'märke för vänster till höger',
  '\u200f': 'märke för höger till vänster',
  '\u202a': 'märke för skrivriktning',
  '\u202c': 'märke för skrivriktning',
  '\u2060': 'nollbrett hårt mellanslag',
  '\u2066': 'märke för skrivriktning',
  '\u2069': 'märke för skrivriktning',
  '\ufeff': 'märke för filens början (BOM)',
};

const quotes = 'Citattecken ska vara raka: " eller \'.';
const minus = 'Minus skrivs med bindestreck: `-`.';
const times = 'Gånger skrivs `*`.';

/** Are seen, and are not what they look like. */
const seen: Readonly<Record<string, readonly [name: string, advice: string]>> = {
  '–': ['ett tankstreck', minus],
  '—': ['ett långt tankstreck', minus],
  '−': ['ett matematiskt minustecken', minus],
  '‐': ['ett typografiskt bindestreck', minus],
  '‑': ['ett hårt bindestreck', minus],
  '×': ['ett multiplikationstecken', times],
  '⋅': ['en multiplikationsprick', times],
  '·': ['en punkt mitt på raden', times],
  '÷': ['ett divisionstecken', 'Delat med skrivs `/`.'],
  '⁄': ['ett bråkstreck', 'Delat med skrivs `/`.'],
  '≤': ['ett tecken för mindre än eller lika med', 'I Python skrivs det `<=`.'],
  '≥': ['ett tecken för större än eller lika med', 'I Python skrivs det `>=`.'],
  '≠': ['ett tecken för skilt från', 'I Python skrivs det `!=`.'],
  '→': ['en pil', 'I Python skrivs den `->`.'],
  '…': ['tre punkter i ett tecken', 'Skriv tre punkter: `...`.'],
  '²': ['en upphöjd tvåa', 'Upphöjt till två skrivs `**2`.'],
  '³': ['en upphöjd trea', 'Upphöjt till tre skrivs `**3`.'],
  '”': ['ett typografiskt citattecken', quotes],
  '“': ['ett typografiskt citattecken', quotes],
  '„': ['ett typografiskt citattecken', quotes],
  '»': ['ett typografiskt citattecken', quotes],
  '«': ['ett typografiskt citattecken', quotes],
  '’': ['ett typografiskt citattecken', quotes],
  '‘': ['ett typografiskt citattecken', quotes],
  '‚': ['ett typografiskt citattecken', quotes],
  '´': ['en akut accent', quotes],
  '，': ['ett brett komma', 'Skriv ett vanligt komma.'],
  '（': ['en bred parentes', 'Skriv en vanlig parentes.'],
  '）': ['en bred parentes', 'Skriv en vanlig parentes.'],
  '：': ['ett brett kolon', 'Skriv ett vanligt kolon.'],
};

const classOf = (signs: Readonly<Record<string, unknown>>): string =>
  `[${Object.keys(signs).join('')}]`;

/** Spaces and what has no width. */
export const unseenPattern = new RegExp(`${classOf(spaces)}|${classOf(hidden)}`, 'gu');
export const seenPattern = new RegExp(classOf(seen), 'gu');

/**
 * What the character may be in a program instead of what it is: a space, or nothing where it cannot
 * be seen; itself for all others.
 */
export function plainSign(sign: string): string {
  if (Object.hasOwn(spaces, sign)) return ' ';
  return Object.hasOwn(hidden, sign) ? '' : sign;
}

const codeOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** What the character is called, with its number; undefined for those that are not listed. */
export function signName(sign: string): string | undefined {
  const name = spaces[sign] ?? hidden[sign] ?? seen[sign]?.[0];
  return name === undefined ? undefined : `${name} (${codeOf(sign)})`;
}

/**
 * One Swedish sentence or two on a character that Python does not take, and what to write instead.
 */
export function signHelp(sign: string): string {
  const named = signName(sign);
  if (named === undefined)
    return /\p{C}|\p{Z}/u.test(sign)
      ? `Raden har ett tecken som inte syns (${codeOf(sign)}). Ta bort det.`
      : `Tecknet \`${sign}\` hör inte till Python. Det kan bara stå i en text inom citattecken eller i en kommentar.`;
  if (Object.hasOwn(spaces, sign))
    return `Raden har ett ${named}, som ser ut som ett vanligt mellanslag men inte är det. Byt det mot ett vanligt.`;
  if (Object.hasOwn(hidden, sign))
    return `Raden har ett tecken som inte syns: ${named}. Ta bort det.`;
  return `\`${sign}\` är ${named}. ${seen[sign]?.[1] ?? ''}`;
}

/** The same of Python's own message; undefined when it speaks of no character. */
export function signHelpOf(message: string): string | undefined {
  const code = /^invalid (?:non-printable )?character .*?U\+([0-9A-F]{4,6})/.exec(message)?.[1];
  return code === undefined ? undefined : signHelp(String.fromCodePoint(parseInt(code, 16)));
}
