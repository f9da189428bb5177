import { isArithmetic, toSigned, type AluResult, type Flags, type Operation } from './alu';

export const flagNames: Readonly<Record<keyof Flags, string>> = {
  C: 'carry',
  Z: 'zero',
  N: 'negative',
  V: 'overflow',
};

/** The number with a real minus. */
export const minus = (value: number): string => String(value).replace('-', '−');

const signs: Readonly<Record<Operation, string>> = {
  ADD: '+',
  SUB: '−',
  AND: 'AND',
  OR: 'OR',
  XOR: 'XOR',
};

function carryText(operation: Operation, { flags }: AluResult): string {
  if (!isArithmetic(operation)) return 'en logisk operation har ingen minnessiffra.';
  if (operation === 'SUB')
    return flags.C === 1
      ? 'inget lån behövdes, så utan tecken är svaret rätt.'
      : 'det behövdes ett lån: utan tecken är A mindre än B.';
  return flags.C === 1
    ? 'en minnessiffra föll ut ur bit 3: utan tecken får svaret inte plats.'
    : 'ingen minnessiffra föll ut ur bit 3.';
}

function overflowText(operation: Operation, { flags, stages }: AluResult): string {
  if (!isArithmetic(operation)) return 'en logisk operation kan inte spilla över.';
  if (flags.V === 0) return 'med tecken är svaret rätt.';
  const kind = (stages.at(-1)?.a ?? 0) === 1 ? 'negativt' : 'positivt';
  return `med tecken är svaret fel: det riktiga svaret är ${kind} men får inte plats från −8 till 7.`;
}

/** What each flag says about this result, in Swedish, after `C = 1: `. */
export function flagToText(flag: keyof Flags, operation: Operation, result: AluResult): string {
  switch (flag) {
    case 'C':
      return carryText(operation, result);
    case 'Z':
      return result.flags.Z === 1 ? 'alla bitar i svaret är 0.' : 'svaret är inte 0.';
    case 'N':
      return result.flags.N === 1
        ? 'svarets högsta bit är 1: negativt i tvåkomplement.'
        : 'svarets högsta bit är 0.';
    case 'V':
      return overflowText(operation, result);
  }
}

/** The operation read without sign and in two's complement: `7 + 5 = 12` and `7 + 5 = −4`. */
export function readings(
  operation: Operation,
  a: number,
  b: number,
  word: number,
): { readonly unsigned: string; readonly signed: string } {
  const sign = signs[operation];
  const bracketed = (value: number): string => (value < 0 ? `(${minus(value)})` : String(value));
  return {
    unsigned: `${a} ${sign} ${b} = ${word}`,
    signed: `${bracketed(toSigned(a))} ${sign} ${bracketed(toSigned(b))} = ${minus(toSigned(word))}`,
  };
}
