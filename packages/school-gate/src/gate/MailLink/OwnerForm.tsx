import { useState, type ReactNode } from 'react';
import { findLengthFault } from '../../auth/credentialRules';
import Button from '@kurser/ui/Button';
import BusyButton from '../BusyButton';
import { PasswordField } from '../Field';
import Form, { fieldPropsOf, type FormValues } from '../Form';
import { FormMessage } from '../Message';
import type { FormError } from '../../auth/knownErrors';
import GateCard from '../GateCard';
import Remember, { useRemember } from '../Remember';
import { ForAddress } from './LinkScreen';
import NotMyAccount from './NotMyAccount';
import type { LinkProgress } from './useLinkAction';
import gate from '../gate.module.css';
import styles from './styles.module.css';

interface OwnerFormProps {
  readonly email: string;
  readonly progress: Extract<LinkProgress, { kind: 'waiting' }>;
  onError(error: FormError): void;
  onSubmit(password: string, remember: boolean): void;
  onLeave(): void;
}

/**
 * Asks for the password of the account that a verification link is for. Somebody else may have
 * registered the address and sent the mail: the link would then open the site for them, with a
 * press of the mailbox's owner.
 */
export default function OwnerForm({
  email,
  progress: { busy, error },
  onError,
  onSubmit,
  onLeave,
}: OwnerFormProps): ReactNode {
  const [shown, setShown] = useState(false);
  const [remember, setRemember] = useRemember();

  function submit(values: FormValues): void {
    if (busy) return;
    const password = values.text('password');
    const fault = findLengthFault(password);
    setShown(false);
    if (fault === undefined) onSubmit(password, remember);
    else onError(fault);
  }
  return (
    <GateCard heading="Verifiera din adress" subtitle={<ForAddress email={email} />}>
      <p className={gate.text}>
        Skriv lösenordet som du valde när du skapade kontot, så vet vi att kontot är ditt.
      </p>
      <FormMessage error={error} />
      <Form error={error} onSubmit={submit}>
        {/* For password managers, which fill in a password under the name that stands with it. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...fieldPropsOf(error, 'password')}
          label="Lösenord"
          autoComplete="current-password"
          shown={shown}
          onToggle={() => {
            setShown((was) => !was);
          }}
        />
        <Remember checked={remember} onChange={setRemember} />
        <div className={styles.buttons}>
          <BusyButton busy={busy} type="submit">
            Verifiera min e-post
          </BusyButton>
          <Button variant="quiet" onClick={() => onLeave()}>
            Avbryt
          </Button>
        </div>
      </Form>
      <NotMyAccount email={email} />
    </GateCard>
  );
}
