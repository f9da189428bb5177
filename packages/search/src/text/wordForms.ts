import { stemmer } from '@orama/stemmers/swedish';

/**
 * Tells whether a form occurs: in the site's own words at build time, in the index in the browser.
 */
export type IsKnown = (form: string) => boolean;

const unstressedVowel = /([^aeiouyåäö])e([lr])$/;

/**
 * `variabel` and `variabl(er)`, `nyckel` and `nyckl(ar)`: the unstressed vowel before l that
 * inflection drops.
 */
function withoutUnstressedVowel(stem: string): string {
  return stem.length > 4 ? stem.replace(unstressedVowel, '$1$2') : stem;
}

/**
 * Snowball's stem of a word in lower case, with the vowel dropped that Swedish inflection drops.
 */
export function stemOf(word: string): string {
  return withoutUnstressedVowel(stemmer(word));
}

const shortestBase = 3;
/**
 * Endings of the definite form that Snowball's Swedish leaves on, and how long the rest must be:
 * `nätverk-et`, `list-an`, `fönst-ret`, `variabel-n`. A single letter may as well be the word's
 * own.
 */
const definiteEndings = [
  ['et', 3],
  ['an', 3],
  ['en', 3],
  ['ret', 3],
  ['n', 5],
  ['t', 5],
] as const;

function definiteBases(stem: string, isKnown: IsKnown): string[] {
  return definiteEndings
    .filter(
      ([ending, shortest]) => stem.endsWith(ending) && stem.length - ending.length >= shortest,
    )
    .map(([ending]) => stemOf(stem.slice(0, -ending.length)))
    .filter((base) => base.length >= shortestBase && isKnown(base));
}

const verbalNoun = /^(.{4,}?)n?ing$/;

/** `sortering` is what one does who sorterar: the verb's stem, where it is known. */
function findVerb(stem: string, isKnown: IsKnown): string | undefined {
  const verb = withoutUnstressedVowel(verbalNoun.exec(stem)?.[1] ?? '');
  return verb !== '' && isKnown(verb) ? verb : undefined;
}

/**
 * The forms that a word is indexed and looked up by: its stem; instead of it the indefinite form's,
 * where that is known; the verb's stem that a noun on -ing is made of; and the word itself where it
 * is the stem of others (`databas` is that of `databaser`, but is stemmed to `datab`). At least
 * one.
 * @param word in lower case
 */
export function formsOf(word: string, isKnown: IsKnown): string[] {
  const stem = stemOf(word);
  const found = definiteBases(stem, isKnown);
  const bases = found.length > 0 ? found : [stem];
  const verbs = bases.map((base) => findVerb(base, isKnown)).filter((verb) => verb !== undefined);
  const own = isKnown(word) ? [word] : [];
  return [...new Set([...bases, ...verbs, ...own])];
}
