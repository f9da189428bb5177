import { lineAt, maskToProse, notProse } from '../page/prose';
import { fault, type Rule } from './rule';

interface Slip {
  readonly pattern: RegExp;
  readonly problem: (match: string) => string;
  readonly expected: (match: string) => string;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Words that Swedish never doubles. Others it does: "det det handlar om", "slås på på nytt". */
const undoubled = 'att|och|en|ett|eller|men|när|kan|ska|vill|du|vi|jag|inte|som';

const swedish: Readonly<Record<string, string>> = {
  address: 'adress',
  algorithm: 'algoritm',
  platform: 'plattform',
};

const slips: readonly Slip[] = [
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}-])(${undoubled})(?:[ \\t]+|[ \\t]*\\r?\\n[ \\t]*)\\1(?![\\p{L}\\p{N}-])`,
      'giu',
    ),
    problem: (match) => `dubbelt ord: ${oneLine(match)}`,
    expected: (match) => oneLine(match).split(' ')[0] ?? match,
  },
  {
    pattern: /(?<=\p{L})[ \t]+[,.;:!?](?=\s|$)/gu,
    problem: (match) => `mellanslag före ${match.trim()}`,
    expected: (match) => `${match.trim()} direkt efter ordet`,
  },
  {
    // The dictionary takes it for medel + ande.
    pattern: /\p{L}*medelande\p{L}*/giu,
    problem: (match) => `felstavat ord: ${match}`,
    expected: (match) => match.replace('medelande', 'meddelande'),
  },
  {
    // English words for Swedish ones; inside parentheses they are the English term.
    pattern: /(?<!\([^)]*)(?<![\p{L}-])(?:address|algorithm|platform)(?![\p{L}-])/giu,
    problem: (match) => `engelsk stavning: ${match}`,
    expected: (match) => `${swedish[match.toLowerCase()] ?? ''}, eller (eng. ${match})`,
  },
  {
    pattern: /[“„]/gu,
    problem: (match) => `engelskt eller tyskt citattecken: ${match}`,
    expected: () => '”så här” eller "så här"',
  },
];

/** Slips of the pen that no dictionary finds. */
export const typography: Rule = {
  name: 'skrivfel',
  check: (page) => {
    const prose = maskToProse(page.source, page.tree);
    return slips.flatMap(({ pattern, problem, expected }) =>
      [...prose.matchAll(pattern)]
        .filter((match) => !match[0].includes(notProse))
        .map((match) =>
          fault(page, lineAt(page.source, match.index), problem(match[0]), expected(match[0])),
        ),
    );
  },
};
