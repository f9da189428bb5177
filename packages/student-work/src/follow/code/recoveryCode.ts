import { words } from './words';

/** The code that opens the work where the password does not: eight words, 88 bits. */

export const wordsInCode = 8;

/** Every word is as likely as any other: there are 2 048, and a number of 16 bits is 32 of each. */
export function freshCode(): string {
  const numbers = crypto.getRandomValues(new Uint16Array(wordsInCode));
  return Array.from(numbers, (number) => words[number % words.length] ?? '').join(' ');
}

export type ReadCode =
  | { readonly kind: 'code'; readonly code: string }
  /** In Swedish, what is wrong with it. */
  | { readonly kind: 'fault'; readonly text: string };

/** The code in what somebody has written, however it is spaced. */
export function readCode(written: string): ReadCode {
  const found =
    written
      .normalize('NFC')
      .toLowerCase()
      .match(/[a-zåäö]+/g) ?? [];
  const unknown = found.filter((word) => !words.includes(word));
  if (unknown.length > 0)
    return {
      kind: 'fault',
      text: `Ordet "${unknown[0] ?? ''}" finns inte i någon återställningskod. Kontrollera stavningen.`,
    };
  if (found.length !== wordsInCode)
    return {
      kind: 'fault',
      text: `Koden har ${String(wordsInCode)} ord; här står ${String(found.length)}.`,
    };
  return { kind: 'code', code: found.join(' ') };
}
