import { useState, type ReactNode } from 'react';
import { findNewPasswordFault } from '@site/src/auth/credentialRules';
import Button from '@site/src/components/Button';
import PasswordField from '../Field/PasswordField';
import { useErrorFocus } from '../Field/useErrorFocus';
import FormMessage from '../FormMessage';
import type { FormError } from '../FormMessage/formError';
import GateCard from '../GateCard';
import styles from './styles.module.css';
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
  const [fields, setFields] = useState({ password: '', confirmation: '' });
  const [shown, setShown] = useState(false);
  const formRef = useErrorFocus(error);

  function submit(): void {
    if (busy) return;
    const fault = findNewPasswordFault(fields);
    setShown(false);
    if (fault === undefined) onSubmit(fields.password);
    else onFault(fault);
  }
  const fieldProps = (name: Name) => ({
    label: labels[name],
    name,
    autoComplete: 'new-password',
    shown,
    value: fields[name],
    error: error?.field === name ? error.message : undefined,
    onChange: (value: string) => {
      setFields((previous) => ({ ...previous, [name]: value }));
    },
  });
  return (
    <GateCard heading="Välj ett nytt lösenord" subtitle={`För ${email}`}>
      <FormMessage error={error} />
      <form
        ref={formRef}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {/* For password managers, which save a password under the name that stands with it. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...fieldProps('password')}
          onToggle={() => {
            setShown((was) => !was);
          }}
        />
        <PasswordField {...fieldProps('confirmation')} />
        <Button variant="primary" type="submit" aria-disabled={busy}>
          {busy ? 'Vänligen vänta...' : 'Spara lösenordet'}
        </Button>
      </form>
    </GateCard>
  );
}
