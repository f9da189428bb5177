import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { FoundAnswer } from '../query/answer';
import Segments from './Segments';
import type { FindSnippet } from './useSearch';
import styles from './styles.module.css';

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
