import { useState, type ReactNode } from 'react';
import { useAuth } from '../../auth/AuthProvider';
import AccountDialog, { type AccountLink, type AccountPart } from './AccountDialog';
import styles from './styles.module.css';

interface AccountButtonProps {
  /** Parts of the panel that the gate does not know of. */
  readonly parts: readonly AccountPart[];
  /** Pages of the site that stand last in it. */
  readonly links: readonly AccountLink[];
  /** What in it waits for the member; a dot on the button says that something does. */
  readonly note?: string | undefined;
  /** As AccountDialog's. */
  readonly beforeDeletion?: () => Promise<void>;
}

function Person(): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20.5a8 8 0 0 1 16 0" />
    </svg>
  );
}

/**
 * Opens the panel about one's own account. A button, for it leads nowhere. On the server, which
 * knows nobody, it stands there too: so it does in the copy of the page that a member reads before
 * it is alive.
 */
export default function AccountButton({
  parts,
  links,
  note,
  beforeDeletion,
}: AccountButtonProps): ReactNode {
  const { visitor } = useAuth();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Person />
        <span className={styles.label}>Konto</span>
        {note !== undefined && (
          <span className={styles.dot} role="img" aria-label={note} title={note} />
        )}
      </button>
      {open && visitor.kind === 'member' && (
        <AccountDialog
          email={visitor.email}
          parts={parts}
          links={links}
          beforeDeletion={beforeDeletion}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
