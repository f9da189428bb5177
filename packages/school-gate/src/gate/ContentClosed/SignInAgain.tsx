import { useState, type ReactNode } from 'react';
import { useAuth } from '../../auth/AuthProvider';
import { ownTexts } from '../../auth/errorTexts';
import Button from '@kurser/ui/Button';
import GateCard from '../GateCard';
import Message from '../Message';
import { failureText } from './failureText';
import styles from '../gate.module.css';

/**
 * For a member whose sign-in is older than the rules take: the way on is the form, with the address
 * in it.
 */
export default function SignInAgain(): ReactNode {
  const { actions } = useAuth();
  const [error, setError] = useState<string>();
  const { title, text, action } = failureText('signInTooOld');

  async function leave(): Promise<void> {
    try {
      await actions.signInAgain();
    } catch {
      setError(ownTexts.signOutFailed);
    }
  }
  return (
    <GateCard heading={title}>
      <p className={styles.text}>{text}</p>
      {error !== undefined && <Message kind="error">{error}</Message>}
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => void leave()}>
          {action}
        </Button>
      </div>
    </GateCard>
  );
}
