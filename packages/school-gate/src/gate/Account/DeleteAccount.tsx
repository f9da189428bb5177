import type { ReactNode } from 'react';
import { findDeletionFault } from '../../auth/accountRules';
import { useAuth } from '../../auth/AuthProvider';
import BusyButton from '../BusyButton';
import Field, { PasswordField } from '../Field';
import Form, { fieldPropsOf } from '../Form';
import { FormMessage } from '../Message';
import styles from './styles.module.css';
import { useAccountForm } from './useAccountForm';

interface DeleteAccountProps {
  readonly email: string;
  /** Deletes first what the account has elsewhere than with the provider. */
  readonly beforeDeletion?: (() => Promise<void>) | undefined;
}

/** The end of an account. It closes the gate by itself: nobody is signed in any more. */
export default function DeleteAccount({ email, beforeDeletion }: DeleteAccountProps): ReactNode {
  const { actions } = useAuth();
  const form = useAccountForm(
    ({ confirmation, present }) => findDeletionFault(email, confirmation, present),
    ({ present }) => actions.deleteAccount(present, beforeDeletion),
  );
  return (
    <Form formRef={form.ref} error={form.error} className={styles.form} onSubmit={form.submit}>
      <FormMessage error={form.error} />
      <p className={styles.text}>
        Kontot tas bort direkt och kan inte återställas. Det som sidan har sparat om ditt arbete på
        den här enheten försvinner också; spara först en kopia om du vill ha det kvar. Du kan
        registrera dig igen senare.
      </p>
      <Field
        label="Skriv din e-postadress för att bekräfta"
        type="text"
        autoComplete="off"
        {...fieldPropsOf(form.error, 'confirmation')}
      />
      <PasswordField
        label="Lösenord"
        autoComplete="current-password"
        shown={form.shown}
        onToggle={form.toggleShown}
        {...fieldPropsOf(form.error, 'present')}
      />
      <BusyButton busy={form.busy} type="submit" variant="secondary" className={styles.danger}>
        Ta bort kontot för alltid
      </BusyButton>
    </Form>
  );
}
