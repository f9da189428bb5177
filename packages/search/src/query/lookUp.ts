import type { KnownTerm } from '../engine/lexicon';
import type { SearchIndex, WeightedTerm } from '../engine/searchIndex';
import { compoundParts } from '../text/compounds';
import { fold, piecesOf, tokensOf, type Token } from '../text/tokens';
import { formsOf } from '../text/wordForms';
import { nearTerms, weigh } from './nearTerms';
import { aboutOf } from './questionWords';

/**
 * One word of a question and the terms of the index that answer to it. A page should have one of
 * them for each word.
 */
export interface Wanted {
  readonly text: string;
  readonly terms: readonly WeightedTerm[];
  /** In how many sections the word stands, about. */
  readonly sections: number;
}

export type IndexTerms = Pick<SearchIndex, 'lexicon' | 'findTerm' | 'dictionary' | 'sentenceWords'>;

const weights = { exact: 1, unaccented: 0.8, beginning: 0.5, inner: 0.4 } as const;
const shortestInner = 4;
const shortestBeginning = 2;
/** Enough to find what is meant by a few letters; more would only cost time. */
const mostBeginnings = 16;
/**
 * Sections that may be looked at for the words that a few letters begin: bounds the time of an
 * answer.
 */
const beginningBudget = 400;

/** What is written, and for a word its forms. */
function formsOfToken({ kind, text }: Token, { dictionary }: IndexTerms): string[] {
  const written = text.toLowerCase();
  const forms = kind === 'word' ? formsOf(written, dictionary.hasWord) : [];
  return [...new Set([written, ...forms])];
}

/**
 * Terms that begin with what is typed, the nearest in length first; an å, ä or ö that is typed is
 * meant.
 */
function longerTerms(typed: string, { lexicon }: IndexTerms): WeightedTerm[] {
  const folded = fold(typed);
  if (folded.length < shortestBeginning) return [];
  const isAccented = folded !== typed;
  const found: WeightedTerm[] = [];
  for (const known of lexicon.beginningWith(folded)) {
    const { term } = known;
    const isSpelledSo = term.startsWith(typed);
    if (term === typed || (isAccented && !isSpelledSo)) continue;
    const accents = isSpelledSo ? 1 : weights.unaccented;
    const weight = (weights.beginning * accents * folded.length) / term.length;
    found.push({ ...known, weight });
  }
  return withinBudget(found.sort((a, b) => b.weight - a.weight).slice(0, mostBeginnings));
}

/** The same for all forms of a word, if they are long enough to say something. */
function longerForms(forms: readonly string[], terms: IndexTerms): WeightedTerm[] {
  return forms
    .filter((form, place) => place === 0 || form.length >= shortestInner)
    .flatMap((form) => longerTerms(form, terms));
}

const shortestFirst = (terms: readonly KnownTerm[]): KnownTerm[] =>
  [...terms].sort((a, b) => a.term.length - b.term.length).slice(0, mostBeginnings);

/** Terms with the word somewhere in them: `propagering` is in `bakåtpropagering`. */
function innerTerms(forms: readonly string[], { lexicon }: IndexTerms): WeightedTerm[] {
  return forms
    .map(fold)
    .filter((form) => form.length >= shortestInner)
    .flatMap((form) => weigh(shortestFirst(lexicon.containing(form)), weights.inner));
}

function withinBudget(candidates: readonly WeightedTerm[]): WeightedTerm[] {
  let left = beginningBudget;
  return candidates.filter(({ sections }) => {
    left -= sections;
    return left >= 0;
  });
}

function partsOf({ kind, text }: Token, { dictionary }: IndexTerms): string[] {
  if (kind === 'program') return piecesOf(text);
  if (kind === 'sign') return [];
  return compoundParts(text.toLowerCase(), dictionary);
}

function wanted(text: string, candidates: readonly WeightedTerm[]): Wanted {
  const best = new Map<string, WeightedTerm>();
  for (const candidate of candidates) {
    if ((best.get(candidate.term)?.weight ?? 0) < candidate.weight)
      best.set(candidate.term, candidate);
  }
  const terms = [...best.values()];
  // The best ones are the word itself; the beginnings of longer words do not make it more common.
  const top = Math.max(0, ...terms.map(({ weight }) => weight));
  const own = terms.filter(({ weight }) => weight === top).map(({ sections }) => sections);
  return { text, terms, sections: Math.max(1, ...own) };
}

function wantedOf(token: Token, isLast: boolean, terms: IndexTerms): Wanted[] {
  const { text } = token;
  const forms = formsOfToken(token, terms);
  const exact = forms.map(terms.findTerm).filter((term) => term !== undefined);
  if (exact.length > 0) {
    const longer = isLast ? longerTerms(text.toLowerCase(), terms) : [];
    return [wanted(text, [...weigh(exact, weights.exact), ...longer])];
  }
  const unaccented = forms.flatMap((form) => terms.lexicon.alike(fold(form)));
  const near = [...weigh(unaccented, weights.unaccented), ...longerForms(forms, terms)];
  if (near.length > 0) return [wanted(text, near)];
  if (token.kind === 'sign') return [wanted(text, [])];
  const slips = nearTerms(forms, terms.lexicon, 1);
  if (slips.length > 0) return [wanted(text, slips)];
  // Before its parts: what stands whole in a longer word is seldom cut there by chance.
  const within = innerTerms(forms, terms);
  if (within.length > 0) return [wanted(text, within)];
  const parts = partsOf(token, terms).flatMap(tokensOf);
  if (parts.length > 1) return parts.flatMap((part) => wantedOf(part, isLast, terms));
  return [wanted(text, nearTerms(forms, terms.lexicon, 2))];
}

/**
 * What a question asks for, word by word, without those that only carry a sentence. Each word is
 * taken as it stands and in its inflections if the site knows it, the last one also as the
 * beginning of longer ones. A word that is unknown is taken without its accents or as a beginning,
 * as a slip of one key, within other words, in its parts, or with two wrong letters, in that order.
 */
export function lookUp(question: string, terms: IndexTerms): Wanted[] {
  const tokens = aboutOf(tokensOf(question.normalize('NFC')), terms.sentenceWords);
  return tokens.flatMap((token, place) => wantedOf(token, place === tokens.length - 1, terms));
}
