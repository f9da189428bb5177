import type { GlossaryEntry } from '@kurser/course-parts/Term/glossary';
import { termsOfText, type FindTerms } from '../text/terms';
import { tokensOf } from '../text/tokens';
import { formsOfName } from './nameForms';

/** What a student may call a thing: the names that lessons use, and all that is said instead. */
export interface Concept {
  /** Names that a title, a heading or a keyword may have. */
  readonly names: readonly string[];
  /** Every name, and the everyday words. */
  readonly words: readonly string[];
}

const namesOf = ({ sv, en }: GlossaryEntry): string[] => [...new Set([sv, ...en.split(/,\s*/)])];

/**
 * The glossary's words as concepts. Several English names of one thing have commas between them. A
 * name of two things (a flag of a processor, a flag of a contest) does not tell which of them a
 * lesson is about, so it is no name here.
 */
export function conceptsOf(entries: Iterable<GlossaryEntry>): readonly Concept[] {
  const all = [...entries];
  const times = new Map<string, number>();
  for (const name of all.flatMap(namesOf)) times.set(name, (times.get(name) ?? 0) + 1);
  return all.map((entry) => {
    const names = namesOf(entry);
    const also = entry.also === undefined ? [] : [entry.also];
    return { names: names.filter((name) => times.get(name) === 1), words: [...names, ...also] };
  });
}

/**
 * A text as the first form of each word, between spaces, so that a name of several words is found
 * as one.
 */
function formsIn(text: string, find: FindTerms): string {
  const forms = tokensOf(text).map((token) => find(token).whole[0] ?? token.text.toLowerCase());
  return ` ${forms.join(' ')} `;
}

/** Returns what else the things are called that a title, a heading or keywords name, as terms. */
export type FindOtherNames = (texts: readonly string[]) => readonly string[];

/** A text in both shapes that names are looked for in. */
interface NamingText {
  readonly forms: string;
  readonly words: readonly string[];
}

/**
 * Returns whether a text has the name: one word in a form of its own, several in order by the first
 * form of each.
 */
function makeIsIn(name: string, find: FindTerms): (text: NamingText) => boolean {
  const forms = formsIn(name, find);
  if (tokensOf(name).length > 1) return (text) => text.forms.includes(forms);
  const written = formsOfName(name);
  return (text) => text.forms.includes(forms) && text.words.some((word) => written.has(word));
}

export function makeFindOtherNames(concepts: readonly Concept[], find: FindTerms): FindOtherNames {
  const known = concepts.map(({ names, words }) => ({
    isNamed: names.map((name) => makeIsIn(name, find)),
    terms: termsOfText(words.join('\n'), find).whole,
  }));
  return (texts) => {
    const naming = texts.map((text) => ({
      forms: formsIn(text, find),
      words: tokensOf(text).map((token) => token.text.toLowerCase()),
    }));
    const named = known.filter(({ isNamed }) =>
      isNamed.some((isIn) => naming.some((text) => isIn(text))),
    );
    const own = new Set(termsOfText(texts.join('\n'), find).whole);
    const terms = new Set(named.flatMap(({ terms }) => terms));
    return [...terms].filter((term) => !own.has(term));
  };
}
