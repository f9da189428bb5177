/**
 * Signs of code as a reader says them, the longest first. A full stop and a comma within a name are
 * said; brackets with nothing in them are not.
 */
const signs: readonly (readonly [sign: string, said: string])[] = [
  ['()', ''],
  ['===', 'tre likhetstecken'],
  ['!==', 'inte lika med'],
  ['...', 'punkt punkt punkt'],
  ['==', 'dubbelt likhetstecken'],
  ['!=', 'inte lika med'],
  ['<=', 'mindre än eller lika med'],
  ['>=', 'större än eller lika med'],
  ['->', 'pil'],
  ['=>', 'dubbelpil'],
  ['<-', 'vänsterpil'],
  [':=', 'kolon likhetstecken'],
  ['+=', 'ökas med'],
  ['-=', 'minskas med'],
  ['**', 'upphöjt till'],
  ['//', 'dubbelt snedstreck'],
  ['&&', 'och'],
  ['||', 'eller'],
  ['<<', 'vänsterskift'],
  ['>>', 'högerskift'],
  ['::', 'dubbelkolon'],
  ['[]', 'tom hakparentes'],
  ['{}', 'tom klammer'],
  ['--', 'två bindestreck'],
  ['\\n', 'omvänt snedstreck n'],
  ['=', 'lika med'],
  ['+', 'plus'],
  ['-', 'minus'],
  ['*', 'stjärna'],
  ['/', 'snedstreck'],
  ['\\', 'omvänt snedstreck'],
  ['<', 'mindre än'],
  ['>', 'större än'],
  ['(', 'parentes'],
  [')', 'slut parentes'],
  ['[', 'hakparentes'],
  [']', 'slut hakparentes'],
  ['{', 'klammer'],
  ['}', 'slut klammer'],
  ['.', 'punkt'],
  [',', 'komma'],
  [':', 'kolon'],
  [';', 'semikolon'],
  ['_', 'understreck'],
  ['#', 'nummertecken'],
  ['$', 'dollar'],
  ['%', 'procent'],
  ['&', 'och-tecken'],
  ['|', 'lodstreck'],
  ['!', 'utropstecken'],
  ['?', 'frågetecken'],
  ['@', 'snabel-a'],
  ['^', 'cirkumflex'],
  ['~', 'tilde'],
  ['"', 'citattecken'],
  ["'", 'apostrof'],
  ['`', 'grav accent'],
  ['→', 'pil'],
  ['←', 'vänsterpil'],
  ['≥', 'större än eller lika med'],
  ['≤', 'mindre än eller lika med'],
  ['·', 'gånger'],
  ['×', 'gånger'],
];

/** A number with its point, or a name in letters and digits: said as it is. */
const plain = /^(?:\d+[.,]\d+|[\p{L}\p{N}]+)/u;

/** A sign so many times over that nobody would count along: a wall or a line of signs. */
const repeated = /^([^\p{L}\p{N}\s])\1{3,}/u;

const nameOf = (sign: string): string => signs.find(([written]) => written === sign)?.[1] ?? sign;

/** What code begins with, and what that is called. */
function nextOf(code: string): { readonly taken: string; readonly name: string } {
  const [row, mark = ''] = repeated.exec(code) ?? [];
  if (row !== undefined)
    return { taken: row, name: `${String(row.length)} gånger ${nameOf(mark)}` };
  const [word] = plain.exec(code) ?? [];
  if (word !== undefined) return { taken: word, name: word };
  const [taken, name] = signs.find(([written]) => code.startsWith(written)) ?? [];
  if (taken !== undefined && name !== undefined) return { taken, name };
  const first = String.fromCodePoint(code.codePointAt(0) ?? 0);
  return { taken: first, name: first };
}

/** What a piece of code is called aloud, sign by sign: "x += 1" is "x ökas med 1". */
export function codeWords(code: string): string {
  const said: string[] = [];
  let rest = code.trim();
  while (rest !== '') {
    const { taken, name } = nextOf(rest);
    said.push(name);
    rest = rest.slice(taken.length).trimStart();
  }
  return said.filter((each) => each !== '').join(' ');
}

/** So much is said of code before there may be a pause, in letters. */
const longestSaid = 120;

/**
 * Code without a blank in pieces that can be said by themselves, cut between names and signs: a
 * voice is told no more at a time than it can say in one go.
 */
export function codePieces(code: string): readonly string[] {
  const pieces: string[] = [];
  for (const next of code.match(/[\p{L}\p{N}_]+|[^\p{L}\p{N}_]+/gu) ?? []) {
    const longer = `${pieces.at(-1) ?? ''}${next}`;
    if (pieces.length > 0 && codeWords(longer).length <= longestSaid) pieces.splice(-1, 1, longer);
    else pieces.push(next);
  }
  return pieces;
}

/** A name, with nothing in it but what an English voice can say. */
const plainName = /^\w+(?:\.\w+)*(?:\(\))?$/;

/** Whether an English voice can say English code; the signs of any other are said in Swedish. */
export function isEnglishNames(code: string): boolean {
  return code
    .trim()
    .split(/\s+/)
    .every((name) => plainName.test(name));
}

/** What an English voice says of a name: "move underscore left". */
export function englishName(name: string): string {
  const said = name.replace('()', '').replaceAll('_', ' underscore ').replaceAll('.', ' dot ');
  return said.trim().replace(/ +/g, ' ');
}
