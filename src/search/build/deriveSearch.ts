import type { Derive } from '../../plugins/seal/options';
import { indexFile, textsFile } from '../engine/shape';
import { makeIndex } from './makeIndex';
import { readLessonPage } from './readPage';

/** The search's files, made of the rendered lessons; the seal plugin seals them. @throws when no page is a lesson */
export const deriveSearch: Derive = (pages) => {
  const lessons = pages.map(readLessonPage).filter((page) => page !== undefined);
  const { index, texts } = makeIndex(lessons);
  return [
    { name: indexFile, bytes: Buffer.from(index) },
    { name: textsFile, bytes: Buffer.from(texts) },
  ];
};
