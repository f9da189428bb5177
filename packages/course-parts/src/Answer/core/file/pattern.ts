import type { FileEnd } from './fact';
import { tokensOf, type Token } from './tokens';

/** Anything within a statement. */
const gap = '…';
/** Anything at all, also over several statements. */
const leap = '⋮';
/** The end of a line, where lines are statements. */
const lineEnd = '↵';
/** A number, whichever. */
const anyNumber = '№';

/** What a gap does not reach over. */
function isStop({ kind, text }: Token): boolean {
  return kind === 'end' || text === ';' || text === '{' || text === '}';
}

function isMeant(token: Token, part: Token): boolean {
  if (part.text === lineEnd) return token.kind === 'end';
  if (part.text === anyNumber) return token.kind === 'number';
  return token.kind === part.kind && token.text === part.text;
}

/** The places that can be reached by passing over tokens, one by one as long as `mayPass`. */
function spread(
  places: readonly boolean[],
  tokens: readonly Token[],
  mayPass: (t: Token) => boolean,
) {
  const reached = [...places];
  for (const [place, token] of tokens.entries())
    if (reached[place] === true && mayPass(token)) reached[place + 1] = true;
  return reached;
}

/**
 * Whether the tokens hold the pattern: the same code, whatever its blanks and comments, where `…`
 * stands for anything within a statement, `⋮` for anything, `↵` for the end of a line and `№` for a
 * number. Takes as many steps as there are tokens for each part of the pattern.
 */
export function holdsPattern(tokens: readonly Token[], pattern: string, end: FileEnd): boolean {
  const parts = tokensOf(pattern, end).filter(({ kind }) => kind !== 'end');
  let places: readonly boolean[] = Array.from({ length: tokens.length + 1 }, () => true);
  for (const part of parts) {
    if (part.text === gap) places = spread(places, tokens, (token) => !isStop(token));
    else if (part.text === leap) places = spread(places, tokens, () => true);
    else {
      const next = Array.from({ length: tokens.length + 1 }, () => false);
      for (const [place, token] of tokens.entries())
        if (places[place] === true && isMeant(token, part)) next[place + 1] = true;
      places = next;
    }
  }
  return places.includes(true);
}
