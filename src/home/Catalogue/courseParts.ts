import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import lessonList from '@generated/lessons/default/lessons.json';
import { lessonsIn } from '@kurser/student-work/progress/lessons';

export type LinkItem = Extract<PropSidebarItem, { type: 'link' }>;

/** Something to choose in a course: of many lessons, or one lesson that stands on its own. */
export type PartItem = PropSidebarItemCategory | LinkItem;

export interface CourseParts {
  /** The course's own lessons, which lie in no part. */
  readonly lessons: readonly LinkItem[];
  readonly parts: readonly PartItem[];
}

/** Whether a page is a part of its own, and so lies alone in its folder. */
function isPartOfOnePage(item: LinkItem): boolean {
  return lessonsIn(lessonList, [item])[0]?.id.endsWith('/index') === true;
}

/** What a course is made of, in the sidebar's order. */
export function partsOfCourse({ items }: Pick<PropSidebarItemCategory, 'items'>): CourseParts {
  const links = items.filter((item) => item.type === 'link');
  return {
    lessons: links.filter((item) => !isPartOfOnePage(item)),
    parts: items.filter(
      (item): item is PartItem =>
        item.type === 'category' || (item.type === 'link' && isPartOfOnePage(item)),
    ),
  };
}

/** The pages of a part, those of its own parts among them. */
export function pagesOf(item: PropSidebarItem): readonly LinkItem[] {
  if (item.type === 'link') return [item];
  return item.type === 'category' ? item.items.flatMap(pagesOf) : [];
}
