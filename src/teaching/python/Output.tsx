import { useEffect, useRef, type ReactNode } from 'react';
import type { Stream } from './protocol';
import type { Piece } from './session';
import styles from './styles.module.css';

const streamClass: Record<Stream, string | undefined> = {
  stdout: undefined,
  stderr: styles.stderr,
  echo: styles.echo,
};

/** So that the keyboard can scroll what is wide or long. */
const focusable = { tabIndex: 0 } as const;

/** What the program has written, as on a terminal: lines are not broken, and the last one is in view. */
export default function Output({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode {
  const box = useRef<HTMLPreElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [pieces]);
  return (
    <pre
      translate="no"
      ref={box}
      className={styles.output}
      role="log"
      aria-label="Utskrift"
      {...focusable}
    >
      {pieces.map(({ stream, text }, index) => (
        <span key={index} className={streamClass[stream]}>
          {text}
        </span>
      ))}
    </pre>
  );
}
