/**
 * `npm run sort-words`: puts docs/glossary.json and docs/ordlista.txt in the order of the Swedish
 * alphabet, as the checks demand. Says so in one line; a file that cannot be read as what it should
 * be is left untouched and is an error.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readSource } from '@kurser/lesson-language/source/sourceText';
import { sortedGlossary, sortedWordList } from './lib/sortedWords';

const files = [
  ['docs/glossary.json', sortedGlossary],
  ['docs/ordlista.txt', sortedWordList],
] as const;

for (const [file, sorted] of files) {
  try {
    const before = readFileSync(file, 'utf8');
    const after = sorted(readSource(file));
    if (after !== before) writeFileSync(file, after);
    console.log(`${file}: ${after === before ? 'redan i ordning' : 'ordnad'}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
