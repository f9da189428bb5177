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

/** What a piece of code is called aloud, sign by sign: "x += 1" is "x ökas med 1". */
export function codeWords(code: string): string {
  const said: string[] = [];
  let rest = code.trim();
  while (rest !== '') {
    const [word] = plain.exec(rest) ?? [];
    const sign =
      word === undefined ? signs.find(([written]) => rest.startsWith(written)) : undefined;
    const taken = word ?? sign?.[0] ?? String.fromCodePoint(rest.codePointAt(0) ?? 0);
    said.push(sign?.[1] ?? taken);
    rest = rest.slice(taken.length).trimStart();
  }
  return said.filter((each) => each !== '').join(' ');
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
