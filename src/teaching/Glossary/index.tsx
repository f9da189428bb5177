import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import InlineText from '@site/src/components/InlineText';
import { sortedEntries, type GlossaryEntry } from '../Term/glossary';
import { words } from '../Term/words';
import { glossaryAnchor } from './address';
import styles from './styles.module.css';

function Entry({ entry }: { readonly entry: GlossaryEntry }): ReactNode {
  const id = glossaryAnchor(entry.id);
  // Makes `#ordlista-stack` an address that the build's link check knows.
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={styles.entry}>
      <dt className={styles.word}>
        {entry.sv}{' '}
        <span lang="en" className={styles.english}>
          {entry.en}
        </span>
      </dt>
      <dd className={styles.text}>
        <InlineText text={entry.text} />
      </dd>
    </div>
  );
}

/** The whole glossary in alphabetical order. */
export default function Glossary(): ReactNode {
  return (
    <dl className={styles.glossary}>
      {sortedEntries(words).map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </dl>
  );
}
