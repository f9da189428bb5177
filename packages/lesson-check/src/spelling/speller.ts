import { createRequire } from 'node:module';
import {
  createTextDocument,
  DocumentValidator,
  getDefaultBundledSettingsAsync,
  mergeSettings,
  readSettings,
  suggestionsForWord,
} from 'cspell-lib';
import { parseWordList, type WordList } from './wordList';

export interface Misspelling {
  readonly offset: number;
  readonly word: string;
}

/**
 * A spelling check with its dictionaries loaded: Swedish, and English with the terms of the trade.
 */
export interface Speller {
  /** The words of a text that no dictionary and no word list knows. */
  check(text: string): Promise<Misspelling[]>;
  suggest(word: string): Promise<string[]>;
}

const require = createRequire(import.meta.url);

/**
 * One change, in Swedish alone: a wider search takes seconds. A join of two words costs more, and
 * an invented compound is no help.
 */
const oneLetterAway = {
  locale: 'sv',
  dictionaries: ['sv'],
  numSuggestions: 3,
  numChanges: 1,
  includeDefaultConfig: false,
};
const dearestSuggestion = 100;

/**
 * Loads the dictionaries, which takes about a second. The Swedish dictionary has Swedish rules for
 * compounds in it, so cspell's own `allowCompoundWords` stays off: it joins any two words and lets
 * "funktonen" (funk + tonen) and "varibel" pass.
 */
export async function createSpeller(wordListText: string): Promise<Speller> {
  const swedish = await readSettings(require.resolve('@cspell/dict-sv/cspell-ext.json'));
  const settings = mergeSettings(await getDefaultBundledSettingsAsync(), swedish, {
    language: 'sv,en,en-GB',
    allowCompoundWords: false,
    maxNumberOfProblems: 1000,
    maxDuplicateProblems: 1000,
  });
  const swedishOnly = mergeSettings(swedish, { language: 'sv', dictionaries: ['sv'] });
  const words = parseWordList(wordListText);
  const findUnknown = async (text: string) => {
    const document = createTextDocument({
      uri: 'file:///page.txt',
      content: text,
      languageId: 'plaintext',
    });
    const validator = new DocumentValidator(
      document,
      { generateSuggestions: false, noConfigSearch: true },
      settings,
    );
    await validator.prepare();
    return validator
      .checkText([0, text.length], text, [])
      .map((issue) => ({ offset: issue.offset, word: issue.text }));
  };
  return {
    check: async (text) => dropKnown(await findUnknown(text), words, findUnknown),
    suggest: async (word) => {
      const { suggestions } = await suggestionsForWord(word, oneLetterAway, swedishOnly);
      return suggestions
        .filter((suggestion) => suggestion.cost <= dearestSuggestion && suggestion.word !== word)
        .map((suggestion) => suggestion.word);
    },
  };
}

/** Leaves out the project's words, and compounds of its first parts with a known rest. */
async function dropKnown(
  unknown: readonly Misspelling[],
  words: WordList,
  findUnknown: (text: string) => Promise<Misspelling[]>,
): Promise<Misspelling[]> {
  const left: Misspelling[] = [];
  for (const each of unknown) {
    if (words.accepts(each.word)) continue;
    const rests = words.restsOf(each.word).filter((rest) => /^\p{Ll}{3,}$/u.test(rest));
    const checked = await Promise.all(
      rests.map(async (rest) => words.accepts(rest) || (await findUnknown(rest)).length === 0),
    );
    if (!checked.includes(true)) left.push(each);
  }
  return left;
}
