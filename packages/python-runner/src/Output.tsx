import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Stream } from './protocol';
import type { Piece } from './programRun';
import styles from './styles.module.css';
import { screenOf, type Look } from './terminal';
import terminal from './terminal.module.css';

const streamClass: Record<Stream, string | undefined> = {
  stdout: undefined,
  stderr: styles.stderr,
  echo: styles.echo,
};

function lookClass({ colour, ground, isBold, isUnderlined }: Look): string {
  return clsx(
    colour !== undefined && terminal[colour],
    ground !== undefined && terminal[`${ground}Ground`],
    isBold === true && terminal.bold,
    isUnderlined === true && terminal.underlined,
  );
}

/** So that the keyboard can scroll what is wide or long. */
const focusable = { tabIndex: 0 } as const;

/**
 * What the program has written, as on a terminal: lines are not broken, and the last one is in
 * view.
 */
export default function Output({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode {
  const box = useRef<HTMLPreElement>(null);
  const shown = useMemo(() => screenOf(pieces), [pieces]);
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
      {shown.map(({ stream, text, look }, index) => (
        <span key={index} className={clsx(streamClass[stream], lookClass(look)) || undefined}>
          {text}
        </span>
      ))}
    </pre>
  );
}
