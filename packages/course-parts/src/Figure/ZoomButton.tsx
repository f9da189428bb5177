import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import clsx from 'clsx';
import ZoomDialog from './ZoomDialog';
import styles from './styles.module.css';

interface ZoomButtonProps {
  /** What opens, for those who do not see it. */
  readonly name: string;
  readonly caption?: string | undefined;
  readonly className?: string | undefined;
  /** The picture as it stands in the dialog. */
  readonly children: ReactNode;
}

/**
 * Opens a picture large. The button's area is stretched over the positioned box around it, so that
 * a press on the picture itself is a press on the button.
 */
export default function ZoomButton({
  name,
  caption,
  className,
  children,
}: ZoomButtonProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={clsx(styles.zoom, className)}
        aria-label={`Förstora: ${name}`}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="M9.5 2H14v4.5M14 2 9 7M6.5 14H2V9.5M2 14l5-5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
          />
        </svg>
      </button>
      {open &&
        // Rendered at the end of the body: a dialog may not be inside a paragraph, where Markdown
        // puts pictures.
        createPortal(
          <ZoomDialog
            name={name}
            caption={caption}
            onClose={() => {
              setOpen(false);
            }}
          >
            {children}
          </ZoomDialog>,
          document.body,
        )}
    </>
  );
}
