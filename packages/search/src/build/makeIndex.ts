import {
  formatVersion,
  writeIndex,
  writeTexts,
  type FoundPage,
  type FoundSection,
} from '../engine/shape';
import type { Dictionary } from '../text/compounds';
import { rememberTerms, termsOfCode, termsOfText, type FindTerms } from '../text/terms';
import { tokensOf } from '../text/tokens';
import { makeFindOtherNames, type Concept, type FindOtherNames } from './concepts';
import { makeDictionary } from './dictionary';
import type { TermsOfSection } from './options';
import { rateTerms } from './rateTerms';
import { sentenceWords } from './sentenceWords';
import type { LessonPage, PageSection } from './readPage';

const textOfPage = ({ title, description, sections }: LessonPage): string =>
  [title, description, ...sections.map(({ heading, text }) => `${heading}\n${text}`)].join('\n');

/**
 * What a sentence or an expression is about. A word by itself is left: `man` is a command, but says
 * nothing in `hur avslutar man Helix`.
 */
function contentOf(text: string): string {
  const words = tokensOf(text).map((token) => token.text);
  if (words.length < 2) return text;
  return words.filter((word) => !sentenceWords.carrying.includes(word.toLowerCase())).join(' ');
}

/**
 * What is said of the page as a whole stands in its first section alone: the others answer for
 * themselves.
 */
function aboutPage({ title, keywords, description, trail }: LessonPage): {
  readonly title: string;
  readonly about: string;
} {
  return { title, about: [...keywords, description, ...trail].map(contentOf).join('\n') };
}

function termsOfSection(
  id: number,
  page: LessonPage,
  section: PageSection,
  find: FindTerms,
  findOtherNames: FindOtherNames,
): TermsOfSection {
  const whole = section.anchor === '' ? aboutPage(page) : { title: '', about: '' };
  const named = section.anchor === '' ? [page.title, ...page.keywords] : [];
  const title = termsOfText(whole.title, find);
  const keywords = termsOfText(whole.about, find);
  const heading = termsOfText(section.heading, find);
  const text = termsOfText(section.text, find);
  const names = termsOfCode(section.names, find);
  const code = termsOfCode(section.code, find);
  return {
    id,
    title: title.whole,
    titleParts: title.parts,
    heading: heading.whole,
    keywords: keywords.whole,
    otherNames: findOtherNames([section.heading, ...named]),
    text: text.whole,
    parts: [heading, keywords, text, names, code].flatMap(({ parts }) => parts),
    names: names.whole,
    code: code.whole,
  };
}

/**
 * The texts that snippets are cut from; a page that begins with a heading shows its description.
 */
function snippetTexts({ description, sections }: LessonPage): string[] {
  return sections.map(({ anchor, text }) => (anchor === '' && text === '' ? description : text));
}

export interface SearchFiles {
  readonly index: string;
  readonly texts: string;
}

/**
 * The two files that the search in the browser works with.
 * @param concepts what lessons and students call the same thing
 * @throws when there is no lesson: an empty search would be taken for "nothing found"
 */
export function makeIndex(
  lessons: readonly LessonPage[],
  concepts: readonly Concept[] = [],
): SearchFiles {
  if (lessons.length === 0) throw new Error('Ingen lektion att söka i: blev sidorna byggda?');
  const dictionary: Dictionary = makeDictionary(lessons.map(textOfPage));
  const find = rememberTerms(dictionary);
  const findOtherNames = makeFindOtherNames(concepts, find);
  const sections: FoundSection[] = [];
  const terms: TermsOfSection[] = [];
  lessons.forEach((lesson, page) => {
    lesson.sections.forEach((section) => {
      terms.push(termsOfSection(sections.length, lesson, section, find, findOtherNames));
      sections.push({ page, anchor: section.anchor, heading: section.heading });
    });
  });
  const pages = lessons.map(({ route, title, trail }): FoundPage => ({ route, title, trail }));
  return {
    index: writeIndex({ version: formatVersion, pages, sections, sentenceWords }, rateTerms(terms)),
    texts: writeTexts(lessons.map(snippetTexts)),
  };
}
