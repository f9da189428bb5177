import { useId, type ReactNode } from 'react';
import { useAuth } from '../../auth/AuthProvider';
import { ownTexts } from '../../auth/errorTexts';
import Button from '@kurser/ui/Button';
import Message, { FormMessage } from '../Message';
import MailHint from '../MailHint';
import styles from './styles.module.css';
import { useResetMail } from './useResetMail';

/**
 * The way on for somebody who got a verification mail for an account whose password they do not
 * have.
 */
export default function NotMyAccount({ email }: { readonly email: string }): ReactNode {
  const { actions } = useAuth();
  const { busy, sent, error, send } = useResetMail(() => actions.requestPasswordReset(email));
  const headingId = useId();
  return (
    <section className={styles.aside} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.asideHeading}>
        Har du inte skapat kontot?
      </h2>
      <p className={styles.asideText}>
        Då har någon annan använt din adress. Välj ett eget lösenord, så blir kontot ditt och den
        andra loggas ut. Det är också vägen om du har glömt lösenordet.
      </p>
      <FormMessage error={error} />
      {sent ? (
        <>
          <Message kind="success">{ownTexts.resetMailSent}</Message>
          <MailHint />
        </>
      ) : (
        <Button aria-disabled={busy} onClick={send}>
          {busy ? 'Skickar...' : 'Mejla en länk för nytt lösenord'}
        </Button>
      )}
    </section>
  );
}
