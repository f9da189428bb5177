import { trimmedLines } from '@kurser/shared/trimmedLines';
import { asMeant } from './asMeant';

function linesOf(text: string): readonly string[] {
  return trimmedLines(text.split(/\r\n?|\n/));
}

/**
 * A printout without what cannot be seen: blanks at the end of a line, empty lines at the end, the
 * kind of line break.
 */
export function normalizeOutput(text: string): string {
  return linesOf(text).join('\n');
}

type Line = (line: string) => string;

const without =
  (signs: RegExp): Line =>
  (line) =>
    line.replace(signs, '');
const count = (line: string, signs: RegExp): number => line.match(signs)?.length ?? 0;

const blanks = /\s/gu;
const quotes = /["'»«´`]/g;
const brackets = /[()[\]{}]/g;
const commas = /,/g;

/** 'saknas', 'för mycket' or, where there are as many, what else is wrong with them. */
function amount(signs: RegExp, expected: string, given: string, other: string): string {
  const more = count(given, signs) - count(expected, signs);
  if (more === 0) return other;
  return more < 0 ? 'saknas' : 'för mycket';
}

function aboutBlanks(expected: string, given: string): string {
  const after = /,\S/.test(given)
    ? ' Python skriver ett efter varje kommatecken i en samling.'
    : '';
  return `mellanslag ${amount(blanks, expected, given, 'på fel plats')}.${after}`;
}

function aboutQuotes(expected: string, given: string): string {
  const much = amount(quotes, expected, given, '');
  if (much === '') return "andra citattecken. Python skriver helst enkla: '.";
  const why =
    much === 'saknas'
      ? ' Python skriver dem om texter i en samling.'
      : ' print skriver en text utan dem.';
  return `citattecken ${much}.${why}`;
}

const kinds =
  'Python skriver [ ] om en lista, ( ) om en tupel och { } om en mängd eller en ordlista.';

function aboutBrackets(expected: string, given: string): string {
  const much = amount(brackets, expected, given, 'av fel slag');
  return `en parentes ${much}.${much === 'av fel slag' ? ` ${kinds}` : ''}`;
}

function aboutCommas(expected: string, given: string): string {
  const much = amount(commas, expected, given, 'på fel plats');
  const why = much === 'för mycket' ? ' print skriver mellanslag mellan värden.' : '';
  return `kommatecken ${much}.${why}`;
}

/** What two lines may differ in alone, and what is said of it then. */
const differences: readonly {
  readonly plain: Line;
  readonly say: (expected: string, given: string) => string;
}[] = [
  {
    plain: (line) => line.replace(/[−–—‐‑]/gu, '-'),
    say: () => 'minustecknet är ett annat tecken. Python skriver ett bindestreck: -.',
  },
  {
    plain: (line) => line.replace(/(\d),(?=\d)/g, '$1.'),
    say: () => 'Python skriver punkt i decimaltal.',
  },
  { plain: without(blanks), say: aboutBlanks },
  { plain: (line) => line.toLocaleLowerCase('sv'), say: () => 'stora och små bokstäver skiljer.' },
  { plain: without(quotes), say: aboutQuotes },
  { plain: without(brackets), say: aboutBrackets },
  { plain: without(/[,\s]/gu), say: aboutCommas },
  {
    plain: (line) => line.toLocaleLowerCase('sv').replace(/[^\p{L}\p{N}]/gu, ''),
    say: () => 'bokstäver och siffror stämmer. Se över de andra tecknen.',
  },
];

/** What differs between two lines that are nearly the same; undefined when they are not. */
function findNear(expected: string, given: string): string | undefined {
  // Signs alone are like each other in nothing.
  const isOnlySigns = !/[\p{L}\p{N}()[\]{}]/u.test(expected);
  const found = differences.find(({ plain }) => plain(expected) === plain(given));
  return isOnlySigns ? undefined : found?.say(expected, given);
}

/** What is told of a printout that is not the right one. */
interface Difference {
  readonly isNear: boolean;
  readonly reason: string;
}

const near = (reason: string): Difference => ({
  isNear: true,
  reason: reason.charAt(0).toUpperCase() + reason.slice(1),
});
const far = (reason: string): Difference => ({ isNear: false, reason });

/** Where two printouts part, in a Swedish sentence that does not give the right line away. */
export function outputDifference(expected: string, given: string): Difference {
  const [expectedLines, givenLines] = [linesOf(asMeant(expected)), linesOf(asMeant(given))];
  const oneLine = (lines: readonly string[]): string => lines.join(' ').replace(/\s+/gu, ' ');
  if (expectedLines.length !== givenLines.length && oneLine(expectedLines) === oneLine(givenLines))
    return near('skillnaden ligger i radbrytningar.');
  const line = expectedLines.findIndex((text, index) => text !== givenLines[index]);
  if (line === -1)
    return far('Alla rader i utskriften finns med, men ditt svar har för många rader.');
  if (line >= givenLines.length && line > 0)
    return far('Raderna hittills stämmer, men utskriften har fler rader.');
  const what = findNear(expectedLines[line] ?? '', givenLines[line] ?? '');
  if (expectedLines.length === 1 && givenLines.length <= 1)
    return what === undefined ? far('Programmet skriver något annat.') : near(what);
  return what === undefined
    ? far(`Rad ${line + 1} är den första som inte stämmer.`)
    : near(`rad ${line + 1}: ${what}`);
}
