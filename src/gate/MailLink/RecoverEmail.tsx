import { useState, type ReactNode } from 'react';
import { useAuth } from '@site/src/auth/AuthProvider';
import { errorToText, ownTexts } from '@site/src/auth/errorTexts';
import Button from '@site/src/components/Button';
import Message from '../Message';
import BrokenLink from './BrokenLink';
import { DoneScreen, LinkScreen } from './LinkScreen';
import type { LinkProps } from './linkProps';
import styles from './styles.module.css';
import { useLinkAction } from './useLinkAction';

/** After an address was taken back: whoever changed it may know the password. */
function NewPasswordOffer({ email }: { readonly email: string }): ReactNode {
  const { actions } = useAuth();
  const [answer, setAnswer] = useState<{ kind: 'error' | 'success'; text: string }>();
  async function ask(): Promise<void> {
    try {
      await actions.requestPasswordReset(email);
      setAnswer({ kind: 'success', text: ownTexts.resetMailSent });
    } catch (failure) {
      setAnswer({ kind: 'error', text: errorToText(failure) });
    }
  }
  return (
    <>
      <p className={styles.text}>
        Den som bytte adressen kan ha ditt lösenord. Var det inte du, så byt lösenord nu.
      </p>
      {answer !== undefined && <Message kind={answer.kind}>{answer.text}</Message>}
      {answer?.kind !== 'success' && (
        <div className={styles.buttons}>
          <Button onClick={() => void ask()}>Mejla en länk för nytt lösenord</Button>
        </div>
      )}
    </>
  );
}

/** The link of the mail that goes to the old address when an account's address was changed. */
export default function RecoverEmail({ code, mailLink }: LinkProps): ReactNode {
  const { actions } = useAuth();
  const { progress, run } = useLinkAction();
  const [email, setEmail] = useState<string>();
  if (email !== undefined) {
    return (
      <DoneScreen
        heading="Adressen är återställd"
        message={`Kontots e-postadress är ${email} igen.`}
        onLeave={mailLink.leave}
      >
        <NewPasswordOffer email={email} />
      </DoneScreen>
    );
  }
  if (progress.kind === 'dead') {
    return <BrokenLink kind="recoverEmail" message={progress.message} leave={mailLink.leave} />;
  }
  return (
    <LinkScreen
      heading="Återställ adressen"
      text="E-postadressen på ditt konto har ändrats. Var det inte du som gjorde det, så tryck på knappen: då gäller den gamla adressen igen."
      button="Återställ adressen"
      progress={progress}
      onPress={() => {
        run(async () => {
          setEmail(await actions.recoverEmail(code));
          mailLink.clearAddress();
        });
      }}
      onLeave={mailLink.leave}
    />
  );
}
