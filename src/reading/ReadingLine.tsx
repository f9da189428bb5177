import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

/** Front matter of ours, which Docusaurus hands on without knowing it. */
type Facts = Readonly<Record<'reading_minutes' | 'page_kind', unknown>>;

/** How long the page takes to read, and a button for paper; nothing on a page that is not there to be read through. */
export default function ReadingLine(): ReactNode {
  const { reading_minutes: minutes, page_kind: kind } = useDoc().frontMatter as Facts;
  if (typeof minutes !== 'number' || kind === 'index') return null;
  return (
    <p className={styles.line}>
      Läsning: ca {minutes} min
      <button type="button" className={styles.print} onClick={() => print()}>
        Skriv ut
      </button>
    </p>
  );
}
