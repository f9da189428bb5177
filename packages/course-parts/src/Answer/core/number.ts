import { asMeant } from '../../Quiz/asMeant';
import { compareNumbers, findNumber } from '../../Quiz/numberAnswer';
import type { NumberAnswer } from './question';
import type { Verdict } from './verdict';

/**
 * The number that an answer says: as `findNumber`, and a fraction (`3/4`), and a share in per cent
 * where per cent is not the unit that is asked for. Undefined when it says none.
 */
export function readNumber(text: string, unit = ''): number | undefined {
  const plain = withoutUnit(plainOf(text), unit);
  const [, above, below] = /^([^/]+)\/([^/]+)$/.exec(fractions[plain] ?? plain) ?? [];
  if (above !== undefined && below !== undefined) {
    const [upper, lower] = [findNumber(above), findNumber(below)];
    return upper === undefined || lower === undefined || lower === 0 ? undefined : upper / lower;
  }
  const share = withoutUnit(plain, '%');
  const value = findNumber(share);
  return value === undefined || share === plain ? value : value / 100;
}

/** What a keyboard makes of them by itself. */
const fractions: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };

const plainOf = (text: string): string =>
  asMeant(text).trim().replace(/\.$/, '').trimEnd().replace('⁄', '/');

/** A text without the unit that follows its last digit: a word, or the sign of per cent. */
export function upToUnit(text: string): string {
  const plain = plainOf(text);
  let end = plain.length;
  while (end > 0 && !/\d/.test(plain.charAt(end - 1))) end -= 1;
  return /^(?:\p{L}+|%)$/u.test(plain.slice(end).trim()) ? plain.slice(0, end) : text;
}

/** Per cent may be written as the word or as the sign. */
function withoutUnit(text: string, unit: string): string {
  const names = unit === '%' || unit === 'procent' ? ['%', 'procent'] : [unit];
  const found = names.find(
    (name) => name !== '' && text.toLowerCase().endsWith(name.toLowerCase()),
  );
  return found === undefined ? text : text.slice(0, -found.length).trim();
}

/** What is said of a number that is nearly right; undefined when there is nothing to say. */
export function nearlyNumber(value: number, answer: number, tolerance: number): string | undefined {
  switch (compareNumbers(value, answer, tolerance)) {
    case 'sign':
      return 'Se över tecknet.';
    case 'magnitude':
      return 'Siffrorna stämmer, men inte storleksordningen.';
    case 'right':
    case 'other':
      break;
  }
  const isRounded = tolerance > 0 && Math.abs(value - answer) <= 5 * tolerance;
  return isRounded ? 'Se över avrundningen.' : undefined;
}

export function judgeNumber(question: NumberAnswer, text: string): Verdict {
  const { answer, tolerance, unit, near, reject } = question;
  const value = readNumber(text, unit);
  if (value === undefined) return { kind: 'wrong', reason: numberGap(text, unit) };
  if (compareNumbers(value, answer, tolerance) === 'right') return { kind: 'right' };
  const whyIn = (foreseen: NumberAnswer['near']): string | undefined =>
    foreseen.find((each) => compareNumbers(value, each.answer, 0) === 'right')?.why;
  const why = whyIn(reject);
  if (why !== undefined) return { kind: 'wrong', reason: why };
  const reason = whyIn(near) ?? nearlyNumber(value, answer, tolerance);
  return reason === undefined ? { kind: 'wrong' } : { kind: 'nearly', reason };
}

/** What is said of a text that says no number, or one in something else than what is asked for. */
export function numberGap(text: string, unit: string): string {
  if (readNumber(upToUnit(text)) === undefined)
    return 'Skriv ett tal med siffror, till exempel 12, 3,5 eller 3/4.';
  return unit === '' ? 'Skriv bara talet.' : `Skriv talet i ${unit}, eller bara talet.`;
}
