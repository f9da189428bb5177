import type { ReactNode } from 'react';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import CourseDrawing from '@site/src/components/CourseDrawing';
import { markOf } from '@site/src/components/CourseDrawing/marks';
import styles from './styles.module.css';

/**
 * What is said when the last lesson of a course has been read: quietly, with the course's drawing.
 */
export default function CourseDone({ title }: { readonly title: string }): ReactNode {
  const area = useSidebarBreadcrumbs()?.[0];
  const mark = area?.type === 'category' ? markOf(area.className) : undefined;
  return (
    <div className={styles.done}>
      {mark !== undefined && <CourseDrawing mark={mark} drawsItself />}
      <p>{`Du har läst hela ${title}. Bra jobbat!`}</p>
    </div>
  );
}
