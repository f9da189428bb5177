import type { ReactNode } from 'react';
import { findPasswordChangeFault, type AccountField } from '@site/src/auth/accountRules';
import { useAuth } from '@site/src/auth/AuthProvider';
import Button from '@site/src/components/Button';
import PasswordField from '../Field/PasswordField';
import { useErrorFocus } from '../Field/useErrorFocus';
import FormMessage from '../FormMessage';
import Message from '../Message';
import styles from './styles.module.css';
import { useAccountForm } from './useAccountForm';

/** A new password for the account that is signed in; the present one proves who sits here. */
export default function ChangePassword({ email }: { readonly email: string }): ReactNode {
  const { actions } = useAuth();
  const form = useAccountForm(
    ({ present, password }) => findPasswordChangeFault(present, password),
    ({ present, password }) => actions.changePassword(present, password),
  );
  const formRef = useErrorFocus(form.error);
  const fieldProps = (name: AccountField) => ({
    name,
    shown: form.shown,
    value: form.fields[name],
    error: form.error?.field === name ? form.error.message : undefined,
    onChange: (value: string) => {
      form.setField(name, value);
    },
  });
  return (
    <form
      ref={formRef}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <FormMessage error={form.error} />
      {form.done && <Message kind="success">Lösenordet är ändrat.</Message>}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Nuvarande lösenord"
        autoComplete="current-password"
        onToggle={form.toggleShown}
        {...fieldProps('present')}
      />
      <PasswordField
        label="Nytt lösenord"
        autoComplete="new-password"
        {...fieldProps('password')}
      />
      <Button variant="primary" type="submit" aria-disabled={form.busy}>
        {form.busy ? 'Vänligen vänta...' : 'Spara lösenordet'}
      </Button>
    </form>
  );
}
