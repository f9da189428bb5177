import { useState, type ReactNode } from 'react';
import { isPrinting, usePrinting } from '@site/src/components/Disclosure/usePrinting';
import styles from '../styles.module.css';

interface FoldProps {
  readonly summary: ReactNode;
  readonly initiallyOpen?: boolean;
  readonly children: ReactNode;
}

/** A panel under a drawing that folds away, and is always open on paper. */
export default function Fold({ summary, initiallyOpen = false, children }: FoldProps): ReactNode {
  const [open, setOpen] = useState(initiallyOpen);
  const printing = usePrinting();
  return (
    <details
      className={styles.details}
      open={open || printing}
      onToggle={(event) => {
        if (event.target === event.currentTarget && !isPrinting())
          setOpen(event.currentTarget.open);
      }}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
