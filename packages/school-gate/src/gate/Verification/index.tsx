import { useId, useState, type ReactNode } from 'react';
import { useAuth } from '../../auth/AuthProvider';
import { ownTexts } from '../../auth/errorTexts';
import Button from '@kurser/ui/Button';
import Message, { Advice } from '../Message';
import GateCard from '../GateCard';
import MailHint from '../MailHint';
import { useResendPause } from './useResendPause';
import gate from '../gate.module.css';
import styles from './styles.module.css';

/**
 * Sends the mail again. While the last one has had no time to arrive, the reason and the seconds
 * stand below the button.
 */
function ResendButton({ onPress }: { readonly onPress: () => void }): ReactNode {
  const { mail, actions } = useAuth();
  const seconds = useResendPause(mail);
  const pauseId = useId();
  const sending = mail.kind === 'sending';
  const pausing = seconds > 0;
  return (
    <div className={styles.resend}>
      <Button
        aria-disabled={sending || pausing}
        aria-describedby={pausing ? pauseId : undefined}
        onClick={() => {
          if (sending || pausing) return;
          onPress();
          void actions.resendVerification();
        }}
      >
        {sending ? 'Skickar...' : 'Skicka nytt verifieringsemail'}
      </Button>
      {pausing && (
        <p id={pauseId} className={styles.pause}>
          {`Vänta ${seconds} s, så hinner det förra mejlet fram.`}
        </p>
      )}
    </div>
  );
}

/**
 * The screen of an account whose address is not verified yet. It goes away by itself when the link
 * has been opened on any device.
 */
export default function Verification({ email }: { readonly email: string }): ReactNode {
  const { mail, actions } = useAuth();
  const [checking, setChecking] = useState(false);
  const [error, setError] = useState<string>();

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
  const mailFailed = error === undefined && mail.kind === 'failed';
  const shownError = mailFailed ? ownTexts.resendFailed : error;
  return (
    <GateCard heading="Verifiera din e-post">
      <p className={gate.text}>
        En verifieringslänk har skickats till <strong translate="no">{email}</strong>. Öppna mejlet
        och klicka på länken, och kom sedan tillbaka hit.
      </p>
      {shownError !== undefined && <Message kind="error">{shownError}</Message>}
      {mailFailed && <Advice text={mail.advice} />}
      {mail.kind === 'sent' && error === undefined && (
        <Message kind="success">{ownTexts.mailSent}</Message>
      )}
      <div className={gate.buttons}>
        <Button
          variant="primary"
          aria-disabled={checking}
          onClick={() => void (checking || check())}
        >
          {checking ? 'Kontrollerar...' : 'Jag har verifierat min e-post'}
        </Button>
        <ResendButton
          onPress={() => {
            setError(undefined);
          }}
        />
        <Button variant="quiet" onClick={() => void leave()}>
          Logga ut
        </Button>
      </div>
      <MailHint />
    </GateCard>
  );
}
