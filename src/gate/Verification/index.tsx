import { useState, type ReactNode } from 'react';
import { useAuth } from '@site/src/auth/AuthProvider';
import { ownTexts } from '@site/src/auth/errorTexts';
import Button from '@site/src/components/Button';
import GateCard from '../GateCard';
import Message from '../Message';
import styles from './styles.module.css';

/** The screen of an account whose address is not verified yet. */
export default function Verification({ email }: { readonly email: string }): ReactNode {
  const { mail, actions } = useAuth();
  const [checking, setChecking] = useState(false);
  const [error, setError] = useState<string>();
  const sending = mail === 'sending';

  async function check(): Promise<void> {
    setChecking(true);
    setError(undefined);
    setError(await actions.checkVerification());
    setChecking(false);
  }
  async function leave(): Promise<void> {
    try {
      await actions.signOut();
    } catch {
      setError(ownTexts.signOutFailed);
    }
  }
  const shownError = error ?? (mail === 'failed' ? ownTexts.resendFailed : undefined);
  return (
    <GateCard heading="Verifiera din e-post">
      <p className={styles.text}>
        En verifieringslänk har skickats till <strong>{email}</strong>. Öppna mejlet och klicka på
        länken, och kom sedan tillbaka hit.
      </p>
      {shownError !== undefined && <Message kind="error">{shownError}</Message>}
      {mail === 'sent' && error === undefined && (
        <Message kind="success">{ownTexts.mailSent}</Message>
      )}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          aria-disabled={checking}
          onClick={() => void (checking || check())}
        >
          {checking ? 'Kontrollerar...' : 'Jag har verifierat min e-post'}
        </Button>
        <Button
          aria-disabled={sending}
          onClick={() => {
            if (sending) return;
            setError(undefined);
            void actions.resendVerification();
          }}
        >
          {sending ? 'Skickar...' : 'Skicka nytt verifieringsemail'}
        </Button>
        <Button variant="quiet" onClick={() => void leave()}>
          Logga ut
        </Button>
      </div>
    </GateCard>
  );
}
