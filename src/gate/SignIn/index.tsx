import { useEffect, useId, useRef, type ReactNode } from 'react';
import { domainMessage, type CredentialMode } from '@site/src/auth/credentialRules';
import type { SignedOutReason } from '@site/src/auth/visitor';
import Button from '@site/src/components/Button';
import { school } from '@site/src/config/school';
import GateCard from '../GateCard';
import Message from '../Message';
import Field from './Field';
import { useSignInForm } from './useSignInForm';
import styles from './styles.module.css';

const texts: Record<
  CredentialMode,
  { heading: string; subtitle: string; submit: string; question: string; toggle: string }
> = {
  signIn: {
    heading: 'Välkommen',
    subtitle: 'Logga in till ditt konto',
    submit: 'Logga in',
    question: 'Har du inget konto?',
    toggle: 'Registrera konto',
  },
  register: {
    heading: 'Skapa konto',
    subtitle: `Registrera din @${school.emailDomain} email`,
    submit: 'Skapa konto',
    question: 'Har du redan ett konto?',
    toggle: 'Logga in',
  },
};

const reasonTexts: Record<SignedOutReason, string> = {
  foreignDomain: domainMessage(school.emailDomain),
  storageRefused:
    'Webbläsaren tillåter inte att sidan sparar något. Du kan logga in, men behöver göra det igen varje gång du laddar om sidan.',
};

/** Sign-in and registration in one form, switched by a link. Enter in a field submits. */
export default function SignIn({
  reason,
}: {
  readonly reason?: SignedOutReason | undefined;
}): ReactNode {
  const form = useSignInForm(school.emailDomain);
  const { mode, fields, error, busy } = form;
  const text = texts[mode];
  const formRef = useRef<HTMLFormElement>(null);
  const errorId = useId();

  useEffect(() => {
    if (error?.field !== undefined)
      formRef.current?.querySelector<HTMLInputElement>(`[name="${error.field}"]`)?.focus();
  }, [error]);

  const fieldProps = (name: keyof typeof fields) => ({
    name,
    value: fields[name],
    errorId: error?.field === name ? errorId : undefined,
    onChange: (value: string) => {
      form.setField(name, value);
    },
  });
  return (
    <GateCard heading={text.heading} subtitle={text.subtitle}>
      {reason !== undefined && error === undefined && (
        <Message kind="error">{reasonTexts[reason]}</Message>
      )}
      {error !== undefined && (
        <Message kind="error" id={errorId}>
          {error.message}
        </Message>
      )}
      <form
        ref={formRef}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Field label="E-post" type="email" autoComplete="username" {...fieldProps('email')} />
        <Field
          label="Lösenord"
          type="password"
          autoComplete={mode === 'signIn' ? 'current-password' : 'new-password'}
          {...fieldProps('password')}
        />
        {mode === 'register' && (
          <Field
            label="Bekräfta lösenord"
            type="password"
            autoComplete="new-password"
            {...fieldProps('confirmation')}
          />
        )}
        <Button variant="primary" type="submit" className={styles.submit} aria-disabled={busy}>
          {busy ? 'Vänligen vänta...' : text.submit}
        </Button>
      </form>
      <p className={styles.toggle}>
        {text.question}{' '}
        <button type="button" className={styles.link} onClick={form.toggleMode}>
          {text.toggle}
        </button>
      </p>
    </GateCard>
  );
}
