import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Button from '../Button';
import { useModal } from '@kurser/shared/useModal';
import styles from './styles.module.css';

interface TitledDialogProps {
  readonly title: string;
  readonly className?: string | undefined;
  onClose(): void;
  /** The content, which may close the dialog: a link in it leads away from it. */
  children(close: () => void): ReactNode;
}

/** A modal dialog with its title and a button that closes it, open as long as it is there. */
export default function TitledDialog({
  title,
  className,
  onClose,
  children,
}: TitledDialogProps): ReactNode {
  const { ref, close } = useModal();
  const id = useId();
  return (
    <dialog
      ref={ref}
      className={clsx(styles.dialog, className)}
      aria-labelledby={id}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Button onClick={close}>Stäng</Button>
      </div>
      {children(close)}
    </dialog>
  );
}
