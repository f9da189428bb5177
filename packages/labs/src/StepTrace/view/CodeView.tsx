import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { colouredLines } from '@kurser/code/colouredLines';
import styles from '../styles.module.css';

interface CodeViewProps {
  readonly code: string;
  /** Its coloured runs (packages/code/src/runs.ts). */
  readonly colours: string;
  /** The marked line, 1 for the first; null for none. */
  readonly current: number | null;
}

/** So that the keyboard can scroll the code and step while looking at it. */
const focusable = { role: 'group', tabIndex: 0 } as const;

/**
 * Keeps the marked line visible when the code is higher than its box. Only the box scrolls, never
 * the page.
 */
function useVisibleLine(current: number | null) {
  const box = useRef<HTMLPreElement>(null);
  useEffect(() => {
    const line = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (box.current === null || line === null || line === undefined) return;
    const { clientHeight, scrollTop } = box.current;
    const top = line.offsetTop;
    if (top < scrollTop || top + line.offsetHeight > scrollTop + clientHeight)
      box.current.scrollTop = top - clientHeight / 3;
  }, [current]);
  return box;
}

/** The code in the site's colours, with line numbers and one line marked. */
export default function CodeView({ code, colours, current }: CodeViewProps): ReactNode {
  const box = useVisibleLine(current);
  // The same objects for the same code: React writes the markup anew for others.
  const lines = useMemo(
    () => colouredLines(code, colours).map((line) => ({ __html: `${line}\n` })),
    [code, colours],
  );
  return (
    <pre
      translate="no"
      ref={box}
      className={clsx(styles.code, 'thin-scrollbar')}
      aria-label="Kod"
      {...focusable}
    >
      <code translate="no">
        {lines.map((line, index) => {
          const isCurrent = index + 1 === current;
          return (
            <span
              key={index}
              className={clsx(styles.line, isCurrent && styles.currentLine)}
              aria-current={isCurrent ? 'step' : undefined}
            >
              <span className={styles.gutter} aria-hidden="true">
                <span className={styles.arrow}>{isCurrent ? '▶' : ''}</span>
                <span>{index + 1}</span>
              </span>
              <span className={styles.lineText} dangerouslySetInnerHTML={line} />
            </span>
          );
        })}
      </code>
    </pre>
  );
}
