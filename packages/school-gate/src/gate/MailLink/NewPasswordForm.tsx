import { useState, type ReactNode } from 'react';
import { findNewPasswordFault } from '../../auth/credentialRules';
import BusyButton from '../BusyButton';
import { PasswordField } from '../Field';
import Form, { fieldPropsOf, type FormValues } from '../Form';
import { FormMessage } from '../Message';
import type { FormError } from '../../auth/knownErrors';
import GateCard from '../GateCard';
import { ForAddress } from './LinkScreen';
import type { LinkProgress } from './useLinkAction';

interface NewPasswordFormProps {
  readonly email: string;
  readonly progress: Extract<LinkProgress, { kind: 'waiting' }>;
  onFault(error: FormError): void;
  onSubmit(password: string): void;
}

const labels = { password: 'Nytt lösenord', confirmation: 'Bekräfta lösenord' } as const;
type Name = keyof typeof labels;

/** A new password, typed twice, under the same rules as in registration. */
export default function NewPasswordForm({
  email,
  progress: { busy, error },
  onFault,
  onSubmit,
}: NewPasswordFormProps): ReactNode {
  const [shown, setShown] = useState(false);

  function submit(values: FormValues): void {
    if (busy) return;
    const password = values.text('password');
    const fault = findNewPasswordFault({ password, confirmation: values.text('confirmation') });
    setShown(false);
    if (fault === undefined) onSubmit(password);
    else onFault(fault);
  }
  const fieldProps = (name: Name) => ({
    ...fieldPropsOf(error, name),
    label: labels[name],
    autoComplete: 'new-password',
    shown,
  });
  return (
    <GateCard heading="Välj ett nytt lösenord" subtitle={<ForAddress email={email} />}>
      <FormMessage error={error} />
      <Form error={error} onSubmit={submit}>
        {/* For password managers, which save a password under the name that stands with it. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...fieldProps('password')}
          onToggle={() => {
            setShown((was) => !was);
          }}
        />
        <PasswordField {...fieldProps('confirmation')} />
        <BusyButton busy={busy} type="submit">
          Spara lösenordet
        </BusyButton>
      </Form>
    </GateCard>
  );
}
