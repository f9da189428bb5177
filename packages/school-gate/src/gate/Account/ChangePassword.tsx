import type { ReactNode } from 'react';
import { findPasswordChangeFault } from '../../auth/accountRules';
import { useAuth } from '../../auth/AuthProvider';
import BusyButton from '../BusyButton';
import { PasswordField } from '../Field';
import Form, { fieldPropsOf } from '../Form';
import Message, { FormMessage } from '../Message';
import styles from './styles.module.css';
import { useAccountForm } from './useAccountForm';

/** A new password for the account that is signed in; the present one proves who sits here. */
export default function ChangePassword({ email }: { readonly email: string }): ReactNode {
  const { actions } = useAuth();
  const form = useAccountForm(
    ({ present, password }) => findPasswordChangeFault(present, password),
    ({ present, password }) => actions.changePassword(present, password),
  );
  return (
    <Form formRef={form.ref} error={form.error} className={styles.form} onSubmit={form.submit}>
      <FormMessage error={form.error} />
      {form.done && <Message kind="success">Lösenordet är ändrat.</Message>}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Nuvarande lösenord"
        autoComplete="current-password"
        shown={form.shown}
        onToggle={form.toggleShown}
        {...fieldPropsOf(form.error, 'present')}
      />
      <PasswordField
        label="Nytt lösenord"
        autoComplete="new-password"
        shown={form.shown}
        {...fieldPropsOf(form.error, 'password')}
      />
      <BusyButton busy={form.busy} type="submit">
        Spara lösenordet
      </BusyButton>
    </Form>
  );
}
