import { useState } from 'react';
import { useAuth } from '@site/src/auth/AuthProvider';
import {
  findCredentialFault,
  type CredentialField,
  type CredentialMode,
  type Credentials,
} from '@site/src/auth/credentialRules';
import { errorToText } from '@site/src/auth/errorTexts';

/** An error on the form; without a field it came from the provider. */
export interface FormError {
  readonly message: string;
  readonly field?: CredentialField;
}

interface SignInForm {
  readonly mode: CredentialMode;
  readonly fields: Credentials;
  readonly error: FormError | undefined;
  readonly busy: boolean;
  setField(field: CredentialField, value: string): void;
  /** Switches between sign-in and registration; clears fields and error. */
  toggleMode(): void;
  submit(): Promise<void>;
}

const emptyFields: Credentials = { email: '', password: '', confirmation: '' };

/** State and verbs of the sign-in form. What was typed stays through errors; only the mode switch clears it. */
export function useSignInForm(emailDomain: string): SignInForm {
  const { actions } = useAuth();
  const [mode, setMode] = useState<CredentialMode>('signIn');
  const [fields, setFields] = useState(emptyFields);
  const [error, setError] = useState<FormError>();
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    if (busy) return;
    const fault = findCredentialFault(mode, fields, emailDomain);
    setError(fault);
    if (fault !== undefined) return;
    setBusy(true);
    try {
      await actions[mode](fields.email, fields.password);
    } catch (failure) {
      setError({ message: errorToText(failure) });
    } finally {
      setBusy(false);
    }
  }

  return {
    mode,
    fields,
    error,
    busy,
    setField(field, value) {
      setFields((previous) => ({ ...previous, [field]: value }));
    },
    toggleMode() {
      setMode((previous) => (previous === 'signIn' ? 'register' : 'signIn'));
      setFields(emptyFields);
      setError(undefined);
    },
    submit,
  };
}
