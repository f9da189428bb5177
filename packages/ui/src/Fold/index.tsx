import { useState, type ReactNode } from 'react';
import { inElements } from '@kurser/shared/inElements';
import { isPrinting, usePrinting } from '../Disclosure/usePrinting';
import styles from './styles.module.css';

interface FoldProps {
  readonly summary: ReactNode;
  readonly initiallyOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of a lab that folds away under its heading, and is always open on paper. */
export default function Fold({ summary, initiallyOpen = false, children }: FoldProps): ReactNode {
  const [open, setOpen] = useState(initiallyOpen);
  const printing = usePrinting();
  return (
    <details
      className={styles.fold}
      open={open || printing}
      onToggle={(event) => {
        // The toggle event of an inner fold does not bubble in the browser, but React hands it on.
        if (event.target === event.currentTarget && !isPrinting())
          setOpen(event.currentTarget.open);
      }}
    >
      <summary>{summary}</summary>
      {inElements(children)}
    </details>
  );
}
