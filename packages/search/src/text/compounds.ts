import { formsOf, stemOf } from './wordForms';

const shortestCompound = 7;
const shortestPart = 3;
/** Stems of up to this length are as often a fragment of something else. */
const longestFragment = 4;

/** The words that a compound can be made of. */
export interface Dictionary {
  /** Is this, as it stands and in lower case, a word? */
  hasWord(word: string): boolean;
  /** Is this the stem of a word? */
  hasStem(stem: string): boolean;
}

/** What may follow a first part in the word on its own: `skol-` is skola, `arbets-` arbete. */
const droppedVowels = ['', 'a', 'e'];

function findFirst(text: string, { hasWord, hasStem }: Dictionary): string | undefined {
  const linked = text.endsWith('s') ? [text, text.slice(0, -1)] : [text];
  const words = linked
    .filter((each) => each.length >= shortestPart)
    .flatMap((each) => droppedVowels.map((vowel) => each + vowel));
  const word = words.find(hasWord);
  if (word !== undefined) return stemOf(word);
  return linked.map(stemOf).find((stem) => stem.length > longestFragment && hasStem(stem));
}

function findLast(text: string, { hasWord, hasStem }: Dictionary): string | undefined {
  const forms = formsOf(text, hasStem);
  if (hasWord(text)) return forms[0];
  // Three letters can be the end of an inflection (`-ade`) as well as a stem, so they must be met
  // as a word.
  return forms.find((form) => form.length > shortestPart && hasStem(form));
}

/**
 * The parts of a compound by their stems, `sökalgoritmer` → sök, algoritm; none for a word that is
 * no compound of known words. Of several ways the one with the longest last part wins: in Swedish
 * the last part says what the thing is.
 * @param word in lower case
 */
export function compoundParts(word: string, dictionary: Dictionary): string[] {
  if (word.length < shortestCompound) return [];
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut += 1) {
    const last = findLast(word.slice(cut), dictionary);
    if (last === undefined) continue;
    const first = word.slice(0, cut);
    const whole = findFirst(first, dictionary);
    // `funktion-ens` is an inflection of its first part.
    if (whole !== undefined) return whole === stemOf(word) ? [] : [whole, last];
    const inner = compoundParts(first.replace(/s$/, ''), dictionary);
    if (inner.length > 0) return [...inner, last];
  }
  return [];
}
