import path from 'node:path';
import { readJsonFile } from '@kurser/lesson-language/source/readJson';
import type { DerivedFile, RenderedPage } from 'docusaurus-plugin-seal';
import { indexFile, textsFile } from '../engine/shape';
import { parseGlossary } from '@kurser/course-parts/Term/glossary';
import { conceptsOf } from './concepts';
import { makeIndex } from './makeIndex';
import { readLessonPage } from './readPage';

const glossaryFile = path.join(__dirname, '../../../../docs/glossary.json');

/**
 * The search's files, made of the rendered lessons.
 * @throws when no page is a lesson, or the glossary cannot be read
 */
export function searchFiles(pages: readonly RenderedPage[]): readonly DerivedFile[] {
  const lessons = pages.map(readLessonPage).filter((page) => page !== undefined);
  const glossary = parseGlossary(readJsonFile(glossaryFile));
  const { index, texts } = makeIndex(lessons, conceptsOf(glossary.values()));
  return [
    { name: indexFile, bytes: Buffer.from(index) },
    { name: textsFile, bytes: Buffer.from(texts) },
  ];
}
