import type { List, RootContent } from 'mdast';
import { lineOf } from '@kurser/lesson-language/source/jsx';
import type { Page } from './page';

/** What stands between one level 2 heading and the next. */
export interface Section {
  readonly title: string;
  readonly line: number;
  readonly content: readonly RootContent[];
}

/** The page's level 2 sections in order; what stands before the first heading belongs to none. */
export function collectSections(page: Page): Section[] {
  const sections: { title: string; line: number; content: RootContent[] }[] = [];
  const titles = page.headings.filter((heading) => heading.depth === 2);
  for (const node of page.tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      const line = lineOf(node);
      const title = titles.find((heading) => heading.line === line)?.text ?? '';
      sections.push({ title, line, content: [] });
    } else sections.at(-1)?.content.push(node);
  }
  return sections;
}

export function findSection(page: Page, title: string): Section | undefined {
  return collectSections(page).find((section) => section.title === title);
}

export function findList(section: Section): List | undefined {
  return section.content.find((node) => node.type === 'list');
}
