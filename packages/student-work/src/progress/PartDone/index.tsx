import type { ReactNode } from 'react';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { inElements } from '@kurser/shared/inElements';
import done from '../CourseDone/styles.module.css';
import styles from './styles.module.css';

/**
 * What is said when the last lesson of a part has been read: quietly, with the part's picture.
 * Nothing for a course's own lessons, which are no part.
 */
export default function PartDone({ picture }: { readonly picture: ReactNode }): ReactNode {
  const trail = (useSidebarBreadcrumbs() ?? []).filter(({ type }) => type === 'category');
  const part = trail.at(-1);
  if (part === undefined || trail.length < 2) return null;
  return (
    <div className={done.done}>
      <div className={styles.picture}>{inElements(picture)}</div>
      <p>{`Du har läst hela ${part.label}. Bra jobbat!`}</p>
    </div>
  );
}
