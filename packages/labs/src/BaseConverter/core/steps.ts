import { toDecimal, toSigned, wordCount, wrapped, type Width } from './word';

/** Things to do with a word, one press each. */
export const steps = [
  'increment',
  'decrement',
  'invert',
  'negate',
  'shiftLeft',
  'shiftRight',
] as const;
export type Step = (typeof steps)[number];

export const stepLabels: Readonly<Record<Step, string>> = {
  increment: '+ 1',
  decrement: '− 1',
  invert: 'Invertera',
  negate: 'Byt tecken',
  shiftLeft: 'Skifta vänster',
  shiftRight: 'Skifta höger',
};

/** The word after a step. Bits that fall out are gone; what comes in is 0. */
export function stepped(step: Step, word: number, width: Width): number {
  switch (step) {
    case 'increment':
      return wrapped(word + 1, width);
    case 'decrement':
      return wrapped(word - 1, width);
    case 'invert':
      return wordCount(width) - 1 - word;
    case 'negate':
      return wrapped(-word, width);
    case 'shiftLeft':
      return wrapped(word * 2, width);
    case 'shiftRight':
      return Math.floor(word / 2);
  }
}

function countingText(step: 'increment' | 'decrement', word: number, width: Width): string {
  const next = stepped(step, word, width);
  const sign = step === 'increment' ? '+' : '−';
  const expected = step === 'increment' ? 1 : -1;
  const texts: string[] = [];
  if (next - word !== expected)
    texts.push(`Utan tecken slog talet om: ${toDecimal(word)} ${sign} 1 blev ${toDecimal(next)}.`);
  const before = toSigned(word, width);
  const after = toSigned(next, width);
  if (after - before !== expected)
    texts.push(
      `I tvåkomplement spillde talet över: ${toDecimal(before)} ${sign} 1 blev ${toDecimal(after)}, för teckenbiten ändrades.`,
    );
  return texts.join(' ');
}

/** What a step did that one might not expect, in Swedish; the empty string when nothing. */
export function stepToText(step: Step, word: number, width: Width): string {
  const next = stepped(step, word, width);
  switch (step) {
    case 'increment':
    case 'decrement':
      return countingText(step, word, width);
    case 'invert':
      return 'Varje bit bytte värde.';
    case 'negate':
      return next === word && word !== 0
        ? `${toDecimal(toSigned(word, width))} har inget motsatt tal i ${width} bitar: invertera och lägg till 1 ger samma bitar igen.`
        : 'Byta tecken är att invertera alla bitar och lägga till 1.';
    case 'shiftLeft':
      return word * 2 >= wordCount(width)
        ? 'Alla bitar flyttade ett steg åt vänster. Den högsta biten föll bort, så svaret är inte dubbelt så stort.'
        : 'Alla bitar flyttade ett steg åt vänster: talet utan tecken fördubblades.';
    case 'shiftRight':
      return word % 2 === 1
        ? 'Alla bitar flyttade ett steg åt höger. Den lägsta biten föll bort: halva talet, avrundat nedåt.'
        : 'Alla bitar flyttade ett steg åt höger: talet utan tecken halverades.';
  }
}

/** What changing the width did to the word; the empty string when all readings are as before. */
export function widthToText(word: number, from: Width, to: Width): string {
  const kept = wrapped(word, to);
  if (kept !== word)
    return `Bitarna över bit ${to - 1} kastades: ${toDecimal(word)} blev ${toDecimal(kept)}.`;
  const before = toSigned(word, from);
  const after = toSigned(word, to);
  if (before === after) return '';
  return `Samma bitar betyder nu något annat i tvåkomplement: ${toDecimal(before)} blev ${toDecimal(after)}, för teckenbiten är en annan.`;
}
