import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../query/answer';
import { readIndex } from '../../engine/readIndex';
import { conceptsOf } from '../concepts';
import { makeIndex } from '../makeIndex';
import type { LessonPage } from '../readPage';

const stack = { id: 'stack', sv: 'hög', en: 'stack', text: 'En hög.', also: 'tallrikar, ångra' };
const net = {
  id: 'nät',
  sv: 'faltningsnät',
  en: 'convolutional neural network, CNN',
  text: 'Ett nät.',
};

function lesson(route: string, title: string, keywords: string[], heading: string): LessonPage {
  return {
    route,
    title,
    trail: ['Kurs'],
    keywords,
    description: '',
    sections: [
      { anchor: '', heading: '', text: 'Inledning om allt.', names: '', code: '' },
      { anchor: 'del', heading, text: 'Mer om allt.', names: '', code: '' },
    ],
  };
}

const lessons = [
  lesson('/titel', 'Högar i vardagen', [], 'Början'),
  lesson('/nyckel', 'Bilder', ['CNN'], 'Början'),
  lesson('/rubrik', 'Annat', [], 'En hög till'),
  lesson('/intet', 'Fiskar', [], 'Torsk'),
];

async function addresses(question: string, entries = [stack, net]): Promise<string[]> {
  const { index } = makeIndex(lessons, conceptsOf(entries));
  const search = await readIndex(index, () => Promise.resolve());
  return answerQuestion(question, search).groups.flatMap(({ answers }) =>
    answers.map(({ address }) => address),
  );
}

describe('what lessons and students call by different names', () => {
  it('is found by everyday words where a title or a heading names it', async () => {
    expect((await addresses('tallrikar')).sort()).toEqual(['/rubrik#del', '/titel']);
  });

  it('is found by its English and Swedish names where a keyword has one of them', async () => {
    expect(await addresses('convolutional')).toEqual(['/nyckel']);
    expect(await addresses('faltningsnät')).toEqual(['/nyckel']);
  });

  it('is not found so without the glossary', async () => {
    expect(await addresses('tallrikar', [])).toEqual([]);
  });

  it('is not taken for another thing of the same name', async () => {
    const pile = { id: 'hög', sv: 'hög', en: 'pile', text: 'En annan.' };
    expect(await addresses('tallrikar', [stack, pile, net])).toEqual([]);
  });

  it('is named by whole words, all of them in order', async () => {
    const long = { id: 'lång', sv: 'vardagen till', en: 'long', text: 'Ord.', also: 'fisknät' };
    expect(await addresses('fisknät', [long])).toEqual([]);
  });

  it('is named by words that a dash joins', async () => {
    const joined = { id: 'mvc', sv: 'en–hög', en: 'one pile', text: 'Ord.', also: 'trappsteg' };
    expect(await addresses('trappsteg', [joined])).toEqual(['/rubrik#del']);
  });

  it('is not named by another word with the same stem', async () => {
    const fisher = { id: 'fiskare', sv: 'fiskare', en: 'fisher', text: 'Fångar.', also: 'trålare' };
    expect(await addresses('trålare', [fisher])).toEqual([]);
  });
});
