import { useState, type ReactNode, type Ref } from 'react';
import clsx from 'clsx';
import { isPrinting, usePrinting } from './usePrinting';
import styles from './styles.module.css';

interface DisclosureProps {
  /** A hint is pressed like a button, a solution is quieter. */
  readonly kind: 'hint' | 'solution';
  readonly summary: ReactNode;
  /** Not to be met yet; on paper it is shown anyway. */
  readonly hidden?: boolean;
  readonly onOpen?: () => void;
  readonly ref?: Ref<HTMLDetailsElement>;
  readonly children: ReactNode;
}

/**
 * Something to open, as the browser's own `details`: it opens without scripts, by search in the
 * page, and always on paper.
 */
export default function Disclosure({
  kind,
  summary,
  hidden = false,
  onOpen,
  ref,
  children,
}: DisclosureProps): ReactNode {
  const [open, setOpen] = useState(false);
  const printing = usePrinting();
  return (
    <details
      ref={ref}
      className={clsx(styles.disclosure, styles[kind])}
      {...(kind === 'solution' ? { 'data-answer': '' } : { 'data-hint': '' })}
      hidden={hidden && !printing}
      open={open || printing}
      onToggle={(event) => {
        // The toggle event of an inner disclosure does not bubble in the browser, but React hands
        // it on.
        if (event.target !== event.currentTarget || isPrinting()) return;
        setOpen(event.currentTarget.open);
        if (event.currentTarget.open) onOpen?.();
      }}
    >
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
