import type { FindTerms } from '../text/terms';
import { tokensOf, type Token } from '../text/tokens';

/** A stretch of text, marked if it is what was asked for. */
export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

/** Does this piece of a text answer to one of the terms that were found? */
export type IsFound = (token: Token) => boolean;

/**
 * What every form of a word has of the term's letters: the last one may be lost with a vowel before
 * it (`variabl`, `variabel`).
 */
const coreOf = (term: string): string => (term.length > 3 ? term.slice(0, -1) : term);

/**
 * Decides as the index does: by a word's forms and parts. Most words are ruled out by their
 * letters.
 */
export function makeIsFound(terms: ReadonlySet<string>, termsOf: FindTerms): IsFound {
  const isTerm = (term: string): boolean => terms.has(term);
  const cores = [...terms].map(coreOf);
  return (token) => {
    const written = token.text.toLowerCase();
    if (isTerm(written)) return true;
    if (token.kind === 'sign' || !cores.some((core) => written.includes(core))) return false;
    const { whole, parts } = termsOf(token);
    return whole.some(isTerm) || parts.some(isTerm);
  };
}

/** The text with the pieces marked that are found; marks that only a space parts are one. */
export function markText(text: string, isFound: IsFound): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  const push = (upTo: number, marked: boolean): void => {
    if (upTo > end) segments.push({ text: text.slice(end, upTo), marked });
    end = Math.max(end, upTo);
  };
  for (const token of tokensOf(text)) {
    if (!isFound(token)) continue;
    push(token.start, false);
    push(token.end, true);
  }
  push(text.length, false);
  return segments;
}

const signs = /[.*+?^${}()|[\]\\]/g;

/**
 * Where a term may stand: only to save looking at every word of a long text; isFound has the last
 * word.
 */
function roughPattern(terms: ReadonlySet<string>): RegExp {
  const patterns = [...terms]
    .sort((a, b) => b.length - a.length)
    .map((term) => {
      const escaped = term.replace(signs, '\\$&');
      // `variabl` is in `variabel`.
      const syncopated = /[^\\aeiouyåäö][lr]$/.test(escaped)
        ? `${escaped.slice(0, -1)}e?${escaped.slice(-1)}`
        : escaped;
      return term.length < 4 ? `(?<![\\p{L}\\p{N}])${syncopated}` : syncopated;
    });
  return new RegExp(patterns.join('|'), 'giu');
}

const snippetLength = 170;
const leadLength = 40;
const mostTries = 5;

/** The start of the word at a place, so that a snippet does not begin in the middle of one. */
function wordStart(text: string, place: number): number {
  if (place <= 0) return 0;
  const space = text.slice(0, place).search(/\s\S*$/);
  return space === -1 ? 0 : space + 1;
}

function cut(text: string, place: number): string {
  const start = wordStart(text, place - leadLength);
  const rest = text.slice(start, start + snippetLength);
  const isEnd = start + snippetLength >= text.length;
  const body = isEnd ? rest : rest.replace(/\s\S*$/, '');
  return `${start > 0 ? '… ' : ''}${body}${isEnd ? '' : ' …'}`.replaceAll('\n', ' · ');
}

const markedWords = (segments: readonly Segment[]): number =>
  new Set(segments.filter(({ marked }) => marked).map(({ text }) => text.toLowerCase())).size;

/**
 * The stretch of a section's text that says most of what was asked for, with the words marked; its
 * beginning when none of them stands there (they stand in the title, then).
 */
export function snippetOf(text: string, terms: ReadonlySet<string>, isFound: IsFound): Segment[] {
  let best = markText(cut(text, 0), isFound);
  if (terms.size === 0) return best;
  let words = markedWords(best);
  let after = snippetLength;
  let tries = 0;
  for (const { index } of text.matchAll(roughPattern(terms))) {
    if (index < after || tries >= mostTries) continue;
    tries += 1;
    after = index + snippetLength / 2;
    const segments = markText(cut(text, index), isFound);
    if (markedWords(segments) > words) {
      best = segments;
      words = markedWords(segments);
    }
  }
  return best;
}
