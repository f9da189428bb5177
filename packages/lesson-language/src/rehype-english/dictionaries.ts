import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Spelling from 'cspell-lib';
import type { Words } from './words';

const ask = createRequire(__filename);

/**
 * The spelling program. It can only be imported, and what loads a site's configuration makes a
 * `require` of every import, so it is required by its file.
 * @throws when it is not installed
 */
function spelling(): typeof Spelling {
  const file = 'cspell-lib/dist/index.js';
  const paths = (ask.resolve.paths(file) ?? []).map((folder) => join(folder, file));
  const path = paths.find((each) => existsSync(each));
  if (path === undefined) throw new Error(`${file} is in none of ${paths.join(', ')}`);
  return ask(path) as typeof Spelling;
}

/** A dictionary is slow to ask, and a page asks of the same words again and again. */
function remembered(has: (word: string) => boolean): (word: string) => boolean {
  const answers = new Map<string, boolean>();
  return (word) => {
    const answer = answers.get(word) ?? has(word);
    answers.set(word, answer);
    return answer;
  };
}

async function loadWords(): Promise<Words> {
  const { getDefaultBundledSettingsAsync, getDictionary, mergeSettings, readSettings } = spelling();
  const swedish = await readSettings(ask.resolve('@cspell/dict-sv/cspell-ext.json'));
  const { dictionaryDefinitions = [] } = await getDefaultBundledSettingsAsync();
  const [sv, en] = await Promise.all([
    getDictionary(mergeSettings(swedish, { language: 'sv', dictionaries: ['sv'] })),
    getDictionary(
      mergeSettings(
        { dictionaryDefinitions },
        { language: 'en', dictionaries: ['en_us', 'en-gb'] },
      ),
    ),
  ]);
  return {
    isSwedish: remembered((word) => sv.has(word, { ignoreCase: false })),
    isEnglish: remembered((word) => en.has(word, { ignoreCase: false })),
  };
}

let loading: Promise<Words> | undefined;

/** The dictionaries that the lesson check spells by; loading them takes some seconds, once. */
export async function dictionaryWords(): Promise<Words> {
  loading ??= loadWords();
  return loading;
}
