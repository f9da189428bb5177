import type { BinaryOperator, Bit } from './expression';

interface Span {
  /** Index of the first character, counted from 0. */
  readonly at: number;
  readonly text: string;
}

export type Token = Span &
  (
    | { readonly kind: 'name' }
    | { readonly kind: 'constant'; readonly value: Bit }
    | { readonly kind: 'binary'; readonly operator: BinaryOperator; readonly isWord: boolean }
    | { readonly kind: 'not' }
    | { readonly kind: 'prime' }
    | { readonly kind: 'open' }
    | { readonly kind: 'close' }
    | { readonly kind: 'comma' }
    | { readonly kind: 'number' }
    | { readonly kind: 'unknown' }
    | { readonly kind: 'end' }
  );

const words: Readonly<Record<string, BinaryOperator | 'not'>> = {
  and: 'and',
  och: 'and',
  or: 'or',
  eller: 'or',
  not: 'not',
  inte: 'not',
  xor: 'xor',
  nand: 'nand',
  nor: 'nor',
  xnor: 'xnor',
};

const symbols: Readonly<Record<string, BinaryOperator>> = {
  '·': 'and',
  '⋅': 'and',
  '•': 'and',
  '*': 'and',
  '&': 'and',
  '&&': 'and',
  '∧': 'and',
  '+': 'or',
  '|': 'or',
  '||': 'or',
  '∨': 'or',
  '^': 'xor',
  '⊕': 'xor',
};

const pattern = /\s+|&&|\|\||[\p{L}][\p{L}\p{N}_]*|\d+|[\s\S]/gu;

function classify(text: string, at: number): Token {
  const span = { at, text };
  const word = words[text.toLowerCase()];
  if (word === 'not') return { ...span, kind: 'not' };
  if (word !== undefined) return { ...span, kind: 'binary', operator: word, isWord: true };
  const operator = symbols[text];
  if (operator !== undefined) return { ...span, kind: 'binary', operator, isWord: false };
  if (/^\p{L}/u.test(text)) return { ...span, kind: 'name' };
  if (text === '0' || text === '1')
    return { ...span, kind: 'constant', value: text === '0' ? 0 : 1 };
  if (/^\d/.test(text)) return { ...span, kind: 'number' };
  if ('~!¬'.includes(text)) return { ...span, kind: 'not' };
  // A phone's keyboard turns the apostrophe into a typographic one.
  if ("'’′´".includes(text)) return { ...span, kind: 'prime' };
  if (text === '(') return { ...span, kind: 'open' };
  if (text === ')') return { ...span, kind: 'close' };
  if (text === ',') return { ...span, kind: 'comma' };
  return { ...span, kind: 'unknown' };
}

/**
 * The tokens of a text, white space left out, always ended by a token of kind `end`. Never throws:
 * odd characters become `unknown`.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    const [piece] = match;
    if (piece.trim() !== '') tokens.push(classify(piece, match.index));
  }
  tokens.push({ kind: 'end', at: text.length, text: '' });
  return tokens;
}
