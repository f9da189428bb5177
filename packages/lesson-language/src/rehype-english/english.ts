import {
  acronyms,
  alwaysSwedish,
  endings,
  joining,
  names,
  programWords,
  swedish,
  swedishInCode,
  type Words,
} from './words';

/** Where in a text English stands. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Of the glossary, in words. */
const longestPhrase = 5;

interface Token extends Range {
  readonly word: string;
  readonly kind: Kind;
}

/**
 * `english` only English has; `joining` is never Swedish beside English; `either` both languages
 * have, and `large` is such a word with a capital.
 */
type Kind = 'english' | 'joining' | 'either' | 'large' | 'name' | 'other';

/** A word, and nothing of an address or a name in code: `python.org`, `main_test`. */
const wordPattern =
  /(?<![\p{L}\p{N}_@.\\-])(?<!\/(?=\P{Lu}))\p{L}+(?:['’-]\p{L}+)*(?![\p{L}\p{N}_@\\-]|\/\P{Lu}|\.[\p{L}\p{N}])/gu;

/** An address, or a name in code. */
const code = /[\p{L}\p{N}][_@/\\.]+\p{L}/u;

/** Only English has the word. */
function isOnlyEnglish(word: string, words: Words): boolean {
  return word.length > 2 && !swedish.has(word) && !words.isSwedish(word) && words.isEnglish(word);
}

function kindOf(written: string, words: Words): Kind {
  // A label may be two words in one: FileSystem.
  const pieces = written.replace('’', "'").split(/(?<=[a-z])(?=[A-Z])|-/);
  const isCapitals = /^[A-Z]{3,}$/.test(written) && !acronyms.has(written.toLowerCase());
  if (!isCapitals && !pieces.every((piece) => /^[A-Z]?[a-z']*$/.test(piece))) return 'other';
  const all = pieces.map((piece) => piece.toLowerCase());
  if (all.some((word) => alwaysSwedish.has(word))) return 'other';
  // The k of k-means.
  const lower = all.filter((piece) => piece.length > 1);
  if (lower.some((word) => names.has(word))) return 'name';
  if (lower.every((word) => joining.has(word))) return 'joining';
  if (!lower.every((word) => joining.has(word) || words.isEnglish(word))) return 'other';
  // A Swede says Python in Swedish, and Pythons is whose.
  if (lower.some((word) => names.has(word.replace(/'?s$/, '')))) return 'other';
  if (lower.some((word) => isOnlyEnglish(word, words))) return 'english';
  return /^[A-Z]/.test(written) ? 'large' : 'either';
}

function tokensOf(text: string, words: Words): readonly Token[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
    kind: kindOf(word, words),
  }));
}

/**
 * Whether a text of its own, as what is emphasized or linked or stands in a cell, is English from
 * end to end. One name is not.
 */
export function isEnglish(text: string, words: Words): boolean {
  const tokens = tokensOf(text, words);
  return (
    !code.test(text) &&
    tokens.every(({ kind }) => kind !== 'other') &&
    tokens.some(({ kind }) => kind === 'english')
  );
}

/** Whether a word may have its capital because it begins a sentence. */
function mayBegin(text: string, { start }: Token): boolean {
  return !/[^\s.!?:]$/u.test(text.slice(0, start).trimEnd());
}

/** The words that stand in phrases of the glossary. */
function inPhrases(
  text: string,
  tokens: readonly Token[],
  phrases: ReadonlySet<string>,
): ReadonlySet<Token> {
  const found = new Set<Token>();
  for (const [first, { start }] of tokens.entries())
    for (const [last, { end }] of tokens.slice(0, first + longestPhrase).entries()) {
      if (last <= first) continue;
      const phrase = text.slice(start, end).replace(/\s+/g, ' ').toLowerCase();
      if (phrases.has(phrase) || phrases.has(phrase.replace(/s$/, '')))
        for (const token of tokens.slice(first, last + 1)) found.add(token);
    }
  return found;
}

/** Whether nothing but a blank stands between two words. */
const areTogether = (text: string, before: Token, after: Token): boolean =>
  /^[\s/]$/.test(text.slice(before.end, after.start));

/** Where in a text all of what is in quotation marks or in parentheses is English. */
function enclosedIn(text: string, words: Words): readonly Range[] {
  return Array.from(text.matchAll(/(?<=[”"(])[^”"()]+(?=[”")])/g))
    .filter(({ 0: inner }) => isEnglish(inner, words))
    .map(({ 0: inner, index }) => ({ start: index, end: index + inner.length }));
}

/**
 * Runs of words that belong together: each begins and ends with an edge, and between two edges
 * stand joining words and at most one that Swedish has as well.
 */
function runsOf(
  text: string,
  tokens: readonly Token[],
  isEdge: (token: Token) => boolean,
): readonly (readonly Token[])[] {
  const runs: Token[][] = [];
  let between: Token[] | undefined;
  let last: Token | undefined;
  for (const token of tokens) {
    if (last !== undefined && !areTogether(text, last, token)) between = undefined;
    last = token;
    if (isEdge(token)) {
      if (between === undefined) runs.push([token]);
      else runs.at(-1)?.push(...between, token);
      between = [];
    } else if (token.kind === 'other') between = undefined;
    else between?.push(token);
    if ((between?.filter(({ kind }) => kind !== 'joining').length ?? 0) > 1) between = undefined;
  }
  return runs;
}

/**
 * The English in a Swedish text: words that only English has, phrases of the glossary, and what
 * belongs to them on either side. What is in quotation marks or in parentheses is taken as a whole
 * where all of it is English.
 * @param phrases of the glossary, in small letters
 */
export function englishIn(
  text: string,
  words: Words,
  phrases: ReadonlySet<string>,
): readonly Range[] {
  const tokens = tokensOf(text, words);
  const known = inPhrases(text, tokens, phrases);
  const enclosed = enclosedIn(text, words);
  const isSure = (token: Token): boolean =>
    token.kind === 'english' ||
    known.has(token) ||
    enclosed.some(({ start, end }) => token.start >= start && token.end <= end);
  // A label may begin and end with a word that both have: Export Project.
  const isEdge = (token: Token): boolean =>
    isSure(token) ||
    /^the$/i.test(token.word) ||
    ((token.kind === 'large' || token.kind === 'name') && !mayBegin(text, token));
  return runsOf(text, tokens, isEdge)
    .filter((run) => run.some(isSure))
    .map((run) => ({ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }));
}

/** The words of a name in code: `move_and_slide`, `queueFree`, `Node2D`. */
function partsOf(code: string): readonly string[] {
  return code
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 1)
    .map((part) => part.toLowerCase());
}

const fileEnding = /(?<=[\p{L}\p{N}_])\.([a-z]+)(?![\p{L}(])/gu;

/**
 * Whether a word of code is words put together, of which at least one is only English:
 * `waitforraster`.
 */
function isCompound(word: string, words: Words): boolean {
  const isDivided = (rest: string, isFound: boolean): boolean =>
    rest === ''
      ? isFound
      : Array.from(rest, (_, at) => rest.slice(0, at + 1)).some((part) => {
          const isSure = part.length > 2 && isOfCode(part, words);
          const isPart = isSure || joining.has(part) || (part.length > 3 && words.isEnglish(part));
          return isPart && part !== word && isDivided(rest.slice(part.length), isFound || isSure);
        });
  return !words.isSwedish(word) && isDivided(word, false);
}

function isOfCode(word: string, words: Words): boolean {
  return programWords.has(word) || isOnlyEnglish(word, words);
}

/**
 * Whether code in the text is made of English words: at least one that only English and programs
 * have, and none that only Swedish has.
 */
export function isEnglishCode(code: string, words: Words): boolean {
  if (/[åäö]/i.test(code)) return false;
  const named = code.replace(fileEnding, (all, ending: string) => (endings.has(ending) ? '' : all));
  const parts = partsOf(named);
  const isProgram = (part: string): boolean => isOfCode(part, words) || isCompound(part, words);
  return (
    parts.some(isProgram) &&
    parts.every(
      (part) =>
        !swedishInCode.has(part) &&
        (isProgram(part) || !words.isSwedish(part) || words.isEnglish(part)),
    )
  );
}
