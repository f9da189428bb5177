import { compoundParts, type Dictionary } from './compounds';
import { formsOf } from './wordForms';
import { piecesOf, tokensOf, type Token } from './tokens';

const longestTerm = 40;
const onlyLetters = /^[\p{L}\p{M}]+$/u;

/** What a token is found by. */
export interface TokenTerms {
  /** A word by its forms (wordForms.ts), a program's name and an operator as they stand. */
  readonly whole: readonly string[];
  /** The parts of a compound by their stems, the pieces of a name. */
  readonly parts: readonly string[];
}

function nameTerms(name: string, dictionary: Dictionary): TokenTerms {
  const parts = piecesOf(name)
    .map((piece) => piece.toLowerCase())
    .flatMap((piece) =>
      onlyLetters.test(piece) ? formsOf(piece, (form) => dictionary.hasStem(form)) : [piece],
    );
  const whole = name.toLowerCase();
  return { whole: whole.length > longestTerm ? [] : [whole], parts };
}

function termsOfToken({ kind, text }: Token, dictionary: Dictionary): TokenTerms {
  switch (kind) {
    case 'word': {
      const word = text.toLowerCase();
      return {
        whole: formsOf(word, (form) => dictionary.hasStem(form)),
        parts: compoundParts(word, dictionary),
      };
    }
    case 'program':
      return nameTerms(text, dictionary);
    case 'sign':
      return { whole: [text], parts: [] };
  }
}

export type FindTerms = (token: Token) => TokenTerms;

/** Remembers the answers: the words of a site come again and again. */
export function rememberTerms(dictionary: Dictionary): FindTerms {
  const known = new Map<string, TokenTerms>();
  return (token) => {
    const found = known.get(token.text) ?? termsOfToken(token, dictionary);
    known.set(token.text, found);
    return found;
  };
}

/** The terms of running text. Signs are punctuation there. */
export function termsOfText(text: string, find: FindTerms): TokenTerms {
  const found = tokensOf(text)
    .filter(({ kind }) => kind !== 'sign')
    .map(find);
  return {
    whole: found.flatMap(({ whole }) => whole),
    parts: found.flatMap(({ parts }) => parts),
  };
}

/**
 * The terms of code: every name also exactly as it is written, for `vara` is another word than
 * `var`.
 */
export function termsOfCode(code: string, find: FindTerms): TokenTerms {
  const tokens = tokensOf(code);
  return {
    whole: tokens.flatMap((token) => [
      ...new Set([token.text.toLowerCase(), ...find(token).whole]),
    ]),
    parts: tokens.flatMap((token) => find(token).parts),
  };
}
