import type { ReactNode } from 'react';
import type { Stream } from './protocol';
import type { Piece } from './session';
import styles from './styles.module.css';

const streamClass: Record<Stream, string | undefined> = {
  stdout: undefined,
  stderr: styles.stderr,
  echo: styles.echo,
};

const focusable = { tabIndex: 0 } as const;

/** What the program has written, as on a terminal. */
export default function Output({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode {
  return (
    <pre className={styles.output} role="log" aria-label="Utskrift" {...focusable}>
      {pieces.map(({ stream, text }, index) => (
        <span key={index} className={streamClass[stream]}>
          {text}
        </span>
      ))}
    </pre>
  );
}
