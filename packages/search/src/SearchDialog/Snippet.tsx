import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { FoundAnswer } from '../query/answer';
import type { FindSnippet } from './useSearch';
import styles from './styles.module.css';
import type { Segment } from '../query/snippet';

interface SnippetProps {
  readonly answer: FoundAnswer;
  readonly findSnippet: FindSnippet;
}

/**
 * Some of the found section's text. Drawn after the list, one snippet at a time, so that the next
 * key need not wait for any of them.
 */
export default function Snippet({ answer, findSnippet }: SnippetProps): ReactNode {
  const shown = useDeferredValue<FoundAnswer | null>(answer, null);
  const segments = useMemo(() => (shown === null ? [] : findSnippet(shown)), [shown, findSnippet]);
  return (
    <span className={styles.snippet}>
      <Segments of={segments} />
    </span>
  );
}

/** Text with the words marked that were asked for. */
export function Segments({ of }: { readonly of: readonly Segment[] }): ReactNode {
  return of.map(({ text, marked }, place) =>
    marked ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}
