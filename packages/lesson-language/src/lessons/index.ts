import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withoutLocked } from '../source/lockedSources';
import { asSource, readSource } from '../source/sourceText';
import { partQuery, withAskedPart } from '../locks/part';
import { countParts } from './countParts';
import { cutQuizzes } from './cutQuizzes';
import { createLessonList } from './lessonList';
import { questionModules, questionsQuery } from './questionModules';
import { easyWords, servedGlossary } from './servedGlossary';

const glossary = path.join('docs', 'glossary.json');

/** A module of the bundler's, as far as it is asked here. */
interface AskedModule {
  readonly resourcePath: string;
  readonly resourceQuery: string;
}

/** Has a module be what a function makes of its file. */
const madeBy = (make: (source: string, module: AskedModule) => string) => ({
  loader: path.join(__dirname, 'sourceLoader.mjs'),
  options: { make },
});

/** Questions that open on a day are asked nowhere before: the list has none of them. */
const cutFile = (source: string): string => cutQuizzes(withoutLocked(asSource(source)));

/**
 * Writes what is known of the lessons before one is opened, from what Docusaurus has read, as
 * `@generated/lessons/default/…`: the list of courses and lessons for
 * packages/student-work/src/progress (`lessons.json`), and the lessons' questions for
 * packages/student-work/src/repetition (`questions.js`). A question's module is the lesson's own
 * file, cut down to its quizzes and compiled by Docusaurus' own rule. Generated data and not global
 * data, which is part of Docusaurus' app and thereby public.
 *
 * Of the glossary it leaves out what no page shows at once; its easy sentences (`easyWords.json`)
 * are fetched by the tip that shows one.
 */
export default function lessonsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'lessons',
    async allContentLoaded({ allContent, actions }) {
      // Written by the docs plugin, so its shape is known.
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as
        | LoadedContent
        | undefined;
      const version = docs?.loadedVersions[0];
      const pages = version?.docs ?? [];
      const read = pages.map(({ id, source }) => {
        const file = path.join(siteDir, source.replace(/^@site\//, ''));
        return { id, source, text: readSource(file) };
      });
      const parts = new Map(read.map(({ id, text }) => [id, countParts(text)]));
      const sidebar = Object.values(version?.sidebars ?? {}).flat();
      const list = createLessonList(
        sidebar,
        pages,
        ({ id }) => parts.get(id) ?? { exercises: 0, questions: 0 },
      );
      await actions.createData('lessons.json', list);
      await actions.createData('easyWords.json', easyWords(path.join(siteDir, glossary)));

      const withQuiz = read.filter(({ text }) => cutFile(text) !== '');
      const sourceOf = new Map(withQuiz.map(({ id, source }) => [id, source]));
      for (const { name, code } of questionModules(list, sourceOf))
        await actions.createData(name, code);
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Before the rule that compiles pages, which takes the file's text from here. Known by
            // its query alone: of rules for `.mdx` Docusaurus expects a folder.
            enforce: 'pre',
            resourceQuery: new RegExp(`^\\${questionsQuery}$`),
            use: [madeBy(cutFile)],
          },
          {
            enforce: 'pre',
            resourceQuery: partQuery,
            use: [madeBy((source, { resourceQuery }) => withAskedPart(source, resourceQuery))],
          },
          {
            test: path.join(siteDir, glossary),
            use: [madeBy((_source, { resourcePath }) => servedGlossary(resourcePath))],
          },
        ],
      },
    }),
  };
}
