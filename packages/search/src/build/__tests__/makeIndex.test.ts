import { describe, expect, it } from 'vitest';
import { readIndex } from '../../engine/readIndex';
import { answerQuestion } from '../../query/answer';
import { makeIndex } from '../makeIndex';
import type { LessonPage } from '../readPage';

interface About {
  readonly keywords?: readonly string[];
  readonly description?: string;
  readonly text?: string;
}

function lesson(route: string, { keywords = [], description = '', text = '' }: About): LessonPage {
  const whole = { anchor: '', heading: '', text: 'Inledning.', names: '', code: '' };
  const section = { anchor: 'del', heading: 'Delen', text, names: '', code: '' };
  return {
    route,
    title: 'En sida',
    trail: ['Kurs'],
    keywords: [...keywords],
    description,
    sections: [whole, section],
  };
}

async function pagesFor(question: string, lessons: readonly LessonPage[]): Promise<string[]> {
  const { index } = makeIndex(lessons);
  const { groups } = answerQuestion(question, await readIndex(index, () => Promise.resolve()));
  return groups.flatMap(({ answers }) => answers.map(({ address }) => address.replace(/#.*$/, '')));
}

describe('what is said of a page as a whole', () => {
  it('counts for more than what one of its sections mentions, time and again', async () => {
    const lessons = [
      lesson('/nämner', { text: 'Kompilatorn, kompilatorn och kompilatorn.' }),
      lesson('/handlar-om', { keywords: ['kompilator'] }),
      lesson('/annat', { text: 'Något annat.' }),
    ];
    expect(await pagesFor('kompilator', lessons)).toEqual(['/handlar-om', '/nämner']);
  });

  it('is not what carries its sentences, but a keyword that is such a word', async () => {
    const lessons = [
      lesson('/helix', { keywords: ['hur avslutar man Helix'] }),
      lesson('/allmänt', { description: 'Så gör man med filer.' }),
      lesson('/manual', { keywords: ['man'] }),
    ];
    expect(await pagesFor('man', lessons)).toEqual(['/manual']);
    expect(await pagesFor('avslutar', lessons)).toEqual(['/helix']);
  });
});
