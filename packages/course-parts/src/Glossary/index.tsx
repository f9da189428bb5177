import { useId, useMemo, useState, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import InlineText from '@kurser/ui/InlineText';
import { maxLineLength } from '@kurser/shared/textLimits';
import { findEntries, sortedEntries, glossaryAnchor, type GlossaryEntry } from '../Term/glossary';
import { words } from '../Term/words';
import styles from './styles.module.css';

function Entry({ entry }: { readonly entry: GlossaryEntry }): ReactNode {
  const id = glossaryAnchor(entry.id);
  // Makes `#ordlista-stack` an address that the build's link check knows.
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={styles.entry}>
      <dt className={styles.word}>
        <span>{entry.sv}</span>{' '}
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

function countToText(count: number, total: number): string {
  if (count === 0) return 'Inget ord passar. Prova en kortare del av ordet.';
  return count === total ? `${String(total)} ord` : `${String(count)} av ${String(total)} ord`;
}

/**
 * The whole glossary in alphabetical order in a box of its own, and a field to find words in it.
 */
export default function Glossary(): ReactNode {
  const [query, setQuery] = useState('');
  const entries = useMemo(() => sortedEntries(words), []);
  const found = findEntries(entries, query);
  const inputId = useId();
  return (
    <div className={styles.glossary}>
      <div className={styles.find}>
        <label htmlFor={inputId}>Sök i ordlistan</label>
        <input
          id={inputId}
          className={styles.input}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLineLength}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
          }}
        />
        <span className={styles.count} role="status">
          {countToText(found.length, entries.length)}
        </span>
      </div>
      {/* Scrollable, so it has to be reachable by keyboard. */}
      <div className={styles.box} role="region" aria-label="Ordlistan" tabIndex={0}>
        <dl className={styles.list}>
          {found.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </dl>
      </div>
    </div>
  );
}
