import { useState, type ReactNode } from 'react';
import { useAuth } from '@kurser/school-gate/auth/AuthProvider';
import { ownTexts } from '@kurser/school-gate/auth/errorTexts';
import styles from './styles.module.css';

interface LogoutNavbarItemProps {
  /**
   * True in the mobile sidebar, where the item is left out: the link stays in the navbar at every
   * width.
   */
  readonly mobile?: boolean;
}

/**
 * Ends the session; the gate closes by itself when the provider reports that nobody is signed in.
 */
export default function LogoutNavbarItem({ mobile = false }: LogoutNavbarItemProps): ReactNode {
  const { actions } = useAuth();
  const [failed, setFailed] = useState(false);
  if (mobile) return null;
  return (
    <>
      <a
        className={styles.logout}
        href="/"
        onClick={(event) => {
          event.preventDefault();
          setFailed(false);
          actions.signOut().catch(() => {
            setFailed(true);
          });
        }}
      >
        Logga ut
      </a>
      {failed && (
        <p className={styles.error} role="alert">
          {ownTexts.signOutFailed}
        </p>
      )}
    </>
  );
}
