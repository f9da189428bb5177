import type { ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import InlineText from '@kurser/ui/InlineText';
import { useModal } from '@kurser/shared/useModal';
import styles from './styles.module.css';

interface ZoomDialogProps {
  readonly name: string;
  readonly caption: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog around a picture: focus, Escape and the way back to the button
 * come with it. On a narrow screen the picture is wider than the dialog and scrolls in it, so that
 * opening it always makes it larger. The dialog itself is what scrolls: the arrow keys reach it
 * from the button that has the focus.
 *
 * No library, because none covers this: medium-zoom opens only `img` elements (our figures are
 * inline drawings that follow the colour mode), by mouse alone, and never larger than the screen.
 */
export default function ZoomDialog({
  name,
  caption,
  onClose,
  children,
}: ZoomDialogProps): ReactNode {
  const { ref, close } = useModal({ closesBeside: true });

  return (
    <dialog ref={ref} className={styles.dialog} aria-label={name} onClose={onClose}>
      <div className={styles.dialogInner}>
        <div className={styles.dialogHead}>
          <p className={styles.caption}>
            <InlineText text={caption ?? ''} />
          </p>
          <Button onClick={close}>Stäng</Button>
        </div>
        <div className={styles.stage}>{children}</div>
      </div>
    </dialog>
  );
}
