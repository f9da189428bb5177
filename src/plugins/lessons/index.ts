import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { countParts } from './countParts';
import { createLessonList } from './lessonList';

/**
 * Writes the list of courses and lessons for src/progress, from what Docusaurus has read: `@generated/lessons/default/lessons.json`.
 * Generated data and not global data, which is part of Docusaurus' app and thereby public.
 */
export default function lessonsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'lessons',
    async allContentLoaded({ allContent, actions }) {
      // Written by the docs plugin, so its shape is known.
      const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as
        LoadedContent | undefined;
      const version = docs?.loadedVersions[0];
      const pages = version?.docs ?? [];
      const sources = await Promise.all(
        pages.map(async ({ id, source }) => {
          const file = path.join(siteDir, source.replace(/^@site\//, ''));
          return [id, countParts(await readFile(file, 'utf8'))] as const;
        }),
      );
      const parts = new Map(sources);
      const sidebar = Object.values(version?.sidebars ?? {}).flat();
      const list = createLessonList(
        sidebar,
        pages,
        ({ id }) => parts.get(id) ?? { exercises: 0, questions: 0 },
      );
      await actions.createData('lessons.json', list);
    },
  };
}
