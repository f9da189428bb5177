import { useMemo } from 'react';
import lessonList from '@generated/lessons/default/lessons.json';
import { lessonsIn, type SidebarPart } from './lessons';
import { countRead } from './progress';
import { readText } from './texts';
import { useProgress } from './useProgress';

/**
 * Attributes for a sidebar line's link that say what is read in it; none while nothing is, so that
 * the sidebar stays calm. The mark is drawn by site.css from `data-progress`; the name says it in
 * words.
 */
export function useSidebarMark(item: SidebarPart & { readonly label: string }): {
  readonly 'data-progress'?: string;
  readonly 'aria-label'?: string;
} {
  const progress = useProgress();
  // While the site is built nothing is read, and there are as many lines to ask for as the site has
  // pages, times its pages.
  const isAnyRead = progress.read.size > 0;
  const lessons = useMemo(
    () => (isAnyRead ? lessonsIn(lessonList, [item]) : []),
    [item, isAnyRead],
  );
  const count = countRead(lessons, progress);
  if (count.done === 0) return {};
  if (item.type !== 'category')
    return { 'data-progress': '✓', 'aria-label': `${item.label}, läst` };
  return {
    'data-progress': `${count.done}/${count.total}`,
    'aria-label': `${item.label}, ${readText(count)}`,
  };
}
