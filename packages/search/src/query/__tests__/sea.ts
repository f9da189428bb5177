import { makeIndex } from '../../build/makeIndex';
import type { LessonPage, PageSection } from '../../build/readPage';
import { readIndex, readTexts } from '../../engine/readIndex';
import type { SearchIndex } from '../../engine/searchIndex';

const noPause = (): Promise<void> => Promise.resolve();

function section(anchor: string, heading: string, text: string, names = ''): PageSection {
  return { anchor, heading, text, names, code: '' };
}

function lesson(route: string, title: string, ...sections: PageSection[]): LessonPage {
  return {
    route,
    title,
    trail: [route.startsWith('/b') ? 'Kurs B' : 'Kurs A'],
    keywords: [],
    description: `Beskrivning av ${route}`,
    sections: [section('', '', ''), ...sections],
  };
}

/** A few pages about nothing in particular, and what is to be found among them. */
export const lessons: readonly LessonPage[] = [
  lesson(
    '/a/git',
    'Versionshantering med Git',
    section('gren', 'Grenar', 'En gren är en egen linje. Slå ihop grenarna igen.'),
    section('konflikt', 'Konflikter', 'En konflikt vet git inte hur den ska lösa.', 'git merge'),
  ),
  lesson(
    '/a/sok',
    'Sökalgoritmer',
    section('bredd', 'Bredden först', 'Algoritmen söker i alla riktningar. Var är målet?'),
    section('stjarna', 'A* och heuristik', 'Man gissar avståndet.', 'A*'),
  ),
  lesson(
    '/b/spel',
    'Ett spel',
    section('figur', 'Figuren', 'Figuren är en CharacterBody2D.', 'CharacterBody2D\nqueue_free'),
    section('slinga', 'Slingor', 'En slinga med for.', 'for\nvar'),
    section('lista', 'Listor', 'Sök i en lista, en algoritm för sökning.'),
  ),
  lesson('/b/natverk', 'Nätverk', section('grind', 'Villkor', 'Båda gäller.', '&&\n0x1F')),
];

export async function openSea(): Promise<{ index: SearchIndex; texts: readonly string[] }> {
  const files = makeIndex(lessons);
  return {
    index: await readIndex(files.index, noPause),
    texts: await readTexts(files.texts, noPause),
  };
}
