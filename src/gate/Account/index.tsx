import { useState, type ReactNode } from 'react';
import { useAuth } from '@site/src/auth/AuthProvider';
import AccountDialog from './AccountDialog';
import styles from './styles.module.css';

/** Opens the panel about one's own account. A button, for it leads nowhere. */
export default function AccountButton(): ReactNode {
  const { visitor } = useAuth();
  const [open, setOpen] = useState(false);
  if (visitor.kind !== 'member') return null;
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
        Konto
      </button>
      {open && (
        <AccountDialog
          email={visitor.email}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
