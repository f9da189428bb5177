import { useCallback, useRef, useState } from 'react';
import { useAuth } from '@site/src/auth/AuthProvider';
import {
  findCredentialFault,
  type CredentialField,
  type CredentialMode,
  type Credentials,
} from '@site/src/auth/credentialRules';
import { formErrorOf, type FormError } from '../FormMessage/formError';

interface SignInForm {
  readonly mode: CredentialMode;
  readonly fields: Credentials;
  readonly error: FormError<CredentialField> | undefined;
  readonly busy: boolean;
  /** True from when a mail with a link to a new password was asked for until the mode is switched. */
  readonly resetSent: boolean;
  readonly passwordShown: boolean;
  /** Whether the session is kept on this computer. */
  readonly remember: boolean;
  /** Takes in what the sign-in mode's controls hold: what was typed into the static page before this form came alive. Always the same. */
  readonly adopt: (found: FormData) => void;
  setField(field: CredentialField, value: string): void;
  togglePassword(): void;
  setRemember(remember: boolean): void;
  /** Goes to another mode; clears error, notice and fields, but for the address on the way to a forgotten password and back. */
  switchMode(next: CredentialMode): void;
  submit(): Promise<void>;
}

const emptyFields: Credentials = { email: '', password: '', confirmation: '' };

/** A text field's value; empty when there is none of that name. */
function textIn(found: FormData, name: CredentialField): string {
  const value = found.get(name);
  return typeof value === 'string' ? value : '';
}

/** State and verbs of the sign-in form. What was typed stays through errors; only the mode switch clears it. */
export function useSignInForm(emailDomain: string, firstMode: CredentialMode): SignInForm {
  const { actions } = useAuth();
  const [mode, setMode] = useState(firstMode);
  const [fields, setFields] = useState(emptyFields);
  const [error, setError] = useState<FormError<CredentialField>>();
  const [busy, setBusy] = useState(false);
  const [resetSent, setResetSent] = useState(false);
  const [passwordShown, setPasswordShown] = useState(false);
  const [remember, setRemember] = useState(true);
  // What is answered after a switch of the mode is about a form that is not there any more.
  const switches = useRef(0);

  const adopt = useCallback((found: FormData) => {
    const [email, password] = [textIn(found, 'email'), textIn(found, 'password')];
    setFields({ ...emptyFields, email, password });
    setRemember(found.has('remember'));
  }, []);

  async function send(): Promise<void> {
    const { email, password } = fields;
    switch (mode) {
      case 'signIn':
        return actions.signIn(email, password, remember);
      case 'register':
        return actions.register(email, password);
      case 'reset':
        return actions.requestPasswordReset(email);
    }
  }

  async function submit(): Promise<void> {
    if (busy) return;
    const fault = findCredentialFault(mode, fields, emailDomain);
    setError(fault);
    setResetSent(false);
    if (fault !== undefined) return;
    // Hidden again before it is sent: browsers remember what was in a text field.
    setPasswordShown(false);
    setBusy(true);
    const before = switches.current;
    const isSameForm = (): boolean => switches.current === before;
    try {
      await send();
      if (isSameForm()) setResetSent(mode === 'reset');
    } catch (failure) {
      if (isSameForm()) setError(formErrorOf(failure));
    } finally {
      setBusy(false);
    }
  }

  return {
    mode,
    fields,
    error,
    busy,
    resetSent,
    passwordShown,
    remember,
    setRemember,
    adopt,
    setField(field, value) {
      setFields((previous) => ({ ...previous, [field]: value }));
    },
    togglePassword() {
      setPasswordShown((shown) => !shown);
    },
    switchMode(next) {
      switches.current += 1;
      const keepsAddress = mode === 'reset' || next === 'reset';
      setFields((previous) =>
        keepsAddress ? { ...emptyFields, email: previous.email } : emptyFields,
      );
      setMode(next);
      setError(undefined);
      setResetSent(false);
      setPasswordShown(false);
    },
    submit,
  };
}
