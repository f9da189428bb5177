import { compareNumbers, findNumber } from '../../Quiz/numberAnswer';
import type { NumberAnswer } from './question';
import type { Verdict } from './verdict';

/**
 * The number that an answer says: as `findNumber`, and a fraction (`3/4`), and a share in per cent
 * where per cent is not the unit that is asked for. Undefined when it says none.
 */
export function readNumber(text: string, unit = ''): number | undefined {
  const plain = withoutUnit(text.normalize('NFC').trim(), unit);
  const [, above, below] = /^([^/]+)\/([^/]+)$/.exec(plain) ?? [];
  if (above !== undefined && below !== undefined) {
    const [upper, lower] = [findNumber(above), findNumber(below)];
    return upper === undefined || lower === undefined || lower === 0 ? undefined : upper / lower;
  }
  if (!plain.endsWith('%')) return findNumber(plain);
  const value = findNumber(plain.slice(0, -1));
  return value === undefined ? undefined : value / 100;
}

/** A text without the unit that follows its last digit: a word, or the sign of per cent. */
export function upToUnit(text: string): string {
  let end = text.length;
  while (end > 0 && !/\d/.test(text.charAt(end - 1))) end -= 1;
  return /^(?:\p{L}+|%)$/u.test(text.slice(end).trim()) ? text.slice(0, end) : text;
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
  if (value === undefined) return { kind: 'wrong', reason: notNumber };
  if (compareNumbers(value, answer, tolerance) === 'right') return { kind: 'right' };
  const whyIn = (foreseen: NumberAnswer['near']): string | undefined =>
    foreseen.find((each) => compareNumbers(value, each.answer, 0) === 'right')?.why;
  const why = whyIn(reject);
  if (why !== undefined) return { kind: 'wrong', reason: why };
  const reason = whyIn(near) ?? nearlyNumber(value, answer, tolerance);
  return reason === undefined ? { kind: 'wrong' } : { kind: 'nearly', reason };
}

export const notNumber = 'Skriv ett tal med siffror, till exempel 12, 3,5 eller 3/4.';
