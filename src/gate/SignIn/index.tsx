import type { ReactNode } from 'react';
import type { CredentialField, CredentialMode } from '@site/src/auth/credentialRules';
import { ownTexts } from '@site/src/auth/errorTexts';
import type { SignedOutReason } from '@site/src/auth/visitor';
import Button from '@site/src/components/Button';
import { school } from '@site/src/config/school';
import Field from '../Field';
import FormMessage from '../FormMessage';
import PasswordField from '../Field/PasswordField';
import { useErrorFocus } from '../Field/useErrorFocus';
import GateCard from '../GateCard';
import MailHint from '../MailHint';
import Message from '../Message';
import Remember from './Remember';
import { modeTexts, reasonTexts } from './texts';
import { useSignInForm } from './useSignInForm';
import styles from './styles.module.css';

interface SignInProps {
  readonly reason?: SignedOutReason | undefined;
  readonly firstMode?: CredentialMode;
}

/** Sign-in, registration and the forgotten password in one form, switched by links. Enter in a field submits. */
export default function SignIn({ reason, firstMode = 'signIn' }: SignInProps): ReactNode {
  const form = useSignInForm(school.emailDomain, firstMode);
  const { mode, fields, error, busy, passwordShown } = form;
  const text = modeTexts[mode];
  const formRef = useErrorFocus(error);

  const fieldProps = (name: CredentialField) => ({
    name,
    value: fields[name],
    error: error?.field === name ? error.message : undefined,
    onChange: (value: string) => {
      form.setField(name, value);
    },
  });
  return (
    <GateCard heading={text.heading} subtitle={text.subtitle}>
      {reason !== undefined && error === undefined && (
        <Message kind="error">{reasonTexts[reason]}</Message>
      )}
      <FormMessage error={error} />
      {form.resetSent && (
        <>
          <Message kind="success">{ownTexts.resetMailSent}</Message>
          <MailHint />
        </>
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
        {mode !== 'reset' && (
          <PasswordField
            label="Lösenord"
            autoComplete={mode === 'signIn' ? 'current-password' : 'new-password'}
            shown={passwordShown}
            onToggle={form.togglePassword}
            {...fieldProps('password')}
          />
        )}
        {mode === 'register' && (
          <PasswordField
            label="Bekräfta lösenord"
            autoComplete="new-password"
            shown={passwordShown}
            {...fieldProps('confirmation')}
          />
        )}
        {mode === 'signIn' && <Remember checked={form.remember} onChange={form.setRemember} />}
        <Button variant="primary" type="submit" className={styles.submit} aria-disabled={busy}>
          {busy ? 'Vänligen vänta...' : text.submit}
        </Button>
      </form>
      {mode === 'signIn' && (
        <p className={styles.toggle}>
          <button
            type="button"
            className={styles.link}
            onClick={() => {
              form.switchMode('reset');
            }}
          >
            Glömt lösenordet?
          </button>
        </p>
      )}
      <p className={styles.toggle}>
        {text.question}{' '}
        <button
          type="button"
          className={styles.link}
          onClick={() => {
            form.switchMode(text.other);
          }}
        >
          {text.toggle}
        </button>
      </p>
    </GateCard>
  );
}
