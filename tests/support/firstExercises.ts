import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stemOf } from '../../packages/search/src/text/wordForms';
import { listFiles } from 'docusaurus-plugin-seal/build';

/**
 * A lesson's first exercise, and the two words of it that tell most: those that the fewest lessons
 * have in any inflection.
 */
export interface FirstExercise {
  readonly route: string;
  readonly title: string;
  readonly words: readonly string[];
}

const wordPattern = /\p{L}{4,}/gu;
/** The title and the task, up to the first hint or solution. */
const exercise =
  /<Exercise\b[^>]*?\btitle=(?:"(?<double>[^"]+)"|'(?<single>[^']+)')[^>]*>(?<task>.*?)(?:<Hint|<Solution|<\/Exercise>)/s;

/** Not on the page: tags, and what stands beside a fence's marks. */
const markup = /<[^>]*>|^\s*```.*$/gm;

function routeOf(file: string): string {
  return `/courses/${file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
}

function wordsOf(text: string): string[] {
  return [...new Set((text.match(wordPattern) ?? []).map((word) => word.toLowerCase()))];
}

/**
 * The first exercise of every lesson that has one.
 * @throws when no lesson has, for then it is looked for wrongly
 */
export async function firstExercises(docsDir: string): Promise<FirstExercise[]> {
  const files = (await listFiles(docsDir)).filter((name) => /\.mdx?$/.test(name));
  const texts = files.map((name) => readFileSync(path.join(docsDir, name), 'utf8'));
  const known = texts.map((text) => new Set(wordsOf(text).map(stemOf)));
  const lessonsWith = (word: string): number =>
    known.filter((each) => each.has(stemOf(word))).length;
  const found = files.flatMap((name, place): FirstExercise[] => {
    const groups = exercise.exec(texts[place] ?? '')?.groups;
    const title = groups?.['double'] ?? groups?.['single'];
    if (title === undefined) return [];
    const asked = wordsOf(`${title} ${groups?.['task'] ?? ''}`.replace(markup, ' '));
    const telling = asked.sort((a, b) => lessonsWith(a) - lessonsWith(b)).slice(0, 2);
    return [{ route: routeOf(name), title, words: telling }];
  });
  if (found.length === 0) throw new Error(`No exercise in ${docsDir}`);
  return found;
}
