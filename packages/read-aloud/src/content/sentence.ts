/** The languages that lessons are written in. */
export type Language = 'sv' | 'en';

/** Where in the page a word stands. */
export type Place =
  | {
      readonly kind: 'text';
      readonly node: Text;
      readonly start: number;
      readonly end: number;
    }
  | { readonly kind: 'element'; readonly element: Element };

/** What stands together between two blanks, or a formula as a whole. */
export interface Word {
  readonly said: string;
  readonly language: Language;
  /** Nothing for what the page does not say in words: "Kod, fem rader". */
  readonly place?: Place;
  /** No blank before it: the full stop after a word in bold. */
  readonly isJoined?: boolean;
  /** Code, which may begin a sentence with a small letter. */
  readonly isCode?: boolean;
}

/** A word and where it begins in what is said. */
export interface SpokenWord extends Word {
  readonly at: number;
}

/** What is said in one go, by one voice. */
export interface Part {
  readonly language: Language;
  readonly text: string;
  readonly words: readonly SpokenWord[];
}

/** What a reader may ask for at a sentence that only names something. */
export interface More {
  /** "Läs koden" */
  readonly label: string;
  /** Reading stops here until the reader has chosen: a question, an exercise. */
  readonly stops: boolean;
  /** The sentences; read from the page when they are asked for. */
  readonly read: () => readonly Sentence[];
}

export interface Sentence {
  /** The block that it stands in. */
  readonly block: Element;
  readonly parts: readonly Part[];
  readonly more?: More;
}

/** Longer utterances stop in the middle in some browsers; a comma or a blank divides them. */
const longest = 170;

/** Full stops in the middle of sentences; "etc." and the like may end one. */
const abbreviation =
  /(?:^|[\s(])(?:t\.ex|bl\.a|d\.v\.s|s\.k|p\.g\.a|f\.d|m\.a\.o|fr\.o\.m|t\.o\.m|ca|kl|nr|jfr|resp|ev|max|min|tex|fig|kap|st|dr|prof|\d{1,2})\.$/iu;

const end = /[.!?…:][”"'’)»\]]*$/u;

/** Where sentences begin in a text, by the browser's own rules for Swedish. */
function beginningsIn(text: string): ReadonlySet<number> {
  const segments = new Intl.Segmenter('sv', { granularity: 'sentence' }).segment(text);
  return new Set(Array.from(segments, ({ index }) => index));
}

/** The words with where each begins in the text that they are together. */
function placed(words: readonly Word[]): { text: string; words: readonly SpokenWord[] } {
  let text = '';
  const spoken = words.map((word): SpokenWord => {
    if (text !== '' && word.isJoined !== true) text += ' ';
    const at = text.length;
    text += word.said;
    return { ...word, at };
  });
  return { text, words: spoken };
}

/** Does a sentence end between the two? A number with a full stop is an ordinal or the end. */
function isBorder(before: string, next: SpokenWord, isBeginning: boolean): boolean {
  const text = before.trimEnd();
  if (next.isJoined === true || !end.test(text)) return false;
  if (next.isCode === true) return !abbreviation.test(text);
  if (!isBeginning) return false;
  return !abbreviation.test(text) || (/\d\.$/.test(text) && /^\p{Lu}/u.test(next.said));
}

/** Parts of a sentence that no utterance is too long for. */
function shortened(words: readonly Word[]): readonly (readonly Word[])[] {
  const pieces: Word[][] = [];
  let piece: Word[] = [];
  let length = 0;
  for (const word of words) {
    const isFull = length + word.said.length > longest;
    const isPause = length > longest / 2 && /[,;:–]$/.test(piece.at(-1)?.said ?? '');
    if ((isFull || isPause) && piece.length > 0 && word.isJoined !== true) {
      pieces.push(piece);
      piece = [];
      length = 0;
    }
    piece.push(word);
    length += word.said.length + 1;
  }
  return piece.length === 0 ? pieces : [...pieces, piece];
}

/** Words that follow each other in one language. */
function byLanguage(words: readonly Word[]): readonly (readonly Word[])[] {
  const groups: Word[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    // A mark alone is said by nobody, and goes with what it closes.
    const isMark = !/[\p{L}\p{N}]/u.test(word.said);
    if (group !== undefined && (isMark || group[0]?.language === word.language)) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

/** The parts that a sentence is said in: each short enough, and of one language. */
export function partsOf(words: readonly Word[]): readonly Part[] {
  return byLanguage(words)
    .flatMap(shortened)
    .map((group) => ({ language: group[0]?.language ?? 'sv', ...placed(group) }));
}

/**
 * The words of a block as sentences, in order: every word in one of them. Abbreviations end none,
 * and code may begin one.
 */
export function sentencesOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const { text, words: spoken } = placed(words);
  const beginnings = beginningsIn(text);
  const sentences: Word[][] = [];
  for (const [index, { at, ...word }] of spoken.entries()) {
    const next = { ...word, at };
    const isFirst = index === 0 || isBorder(text.slice(0, at), next, beginnings.has(at));
    if (isFirst) sentences.push([word]);
    else sentences.at(-1)?.push(word);
  }
  return sentences;
}
