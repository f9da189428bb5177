import type { DerivedFile } from '../../plugins/seal/options';
import type { RenderedPage } from '../../seal/server/renderedPages';
import { indexFile, textsFile } from '../engine/shape';
import { parseGlossary } from '../../teaching/Term/glossary';
import glossary from '../../../docs/glossary.json';
import { conceptsOf } from './concepts';
import { makeIndex } from './makeIndex';
import { readLessonPage } from './readPage';

/** The search's files, made of the rendered lessons. @throws when no page is a lesson */
export function searchFiles(pages: readonly RenderedPage[]): readonly DerivedFile[] {
  const lessons = pages.map(readLessonPage).filter((page) => page !== undefined);
  const { index, texts } = makeIndex(lessons, conceptsOf(parseGlossary(glossary).values()));
  return [
    { name: indexFile, bytes: Buffer.from(index) },
    { name: textsFile, bytes: Buffer.from(texts) },
  ];
}
