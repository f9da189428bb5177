import { useCallback, useState } from 'react';
import { useAuth } from '@site/src/auth/AuthProvider';
import {
  findCredentialFault,
  type CredentialField,
  type CredentialMode,
  type Credentials,
} from '@site/src/auth/credentialRules';
import { isPolicyError, ownTexts } from '@site/src/auth/errorTexts';
import { wasSignedIn } from '@site/src/auth/earlierSignIn';
import { formErrorOf, type FormError } from '../FormMessage/formError';
import { useRemember } from '../Remember/useRemember';
import { useFormRequest } from './useFormRequest';

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

/** At a sign-in the password is right, and cannot be mended in its field: the way on is a new one. */
function errorOf(failure: unknown, mode: CredentialMode): FormError<CredentialField> {
  const error = formErrorOf(failure);
  return mode === 'signIn' && isPolicyError(failure)
    ? { message: error.message, advice: ownTexts.choosePassword }
    : error;
}

interface SignInStart {
  readonly emailDomain: string;
  readonly firstMode: CredentialMode;
  readonly email: string;
  /** In the static page, which is the same for everybody: what it begins with is not known yet. */
  readonly standby: boolean;
}

/** State and verbs of the sign-in form. What was typed stays through errors; only the mode switch clears it. */
export function useSignInForm(start: SignInStart): SignInForm {
  const { actions } = useAuth();
  const [mode, setMode] = useState(start.firstMode);
  const [fields, setFields] = useState({ ...emptyFields, email: start.email });
  const [error, setError] = useState<FormError<CredentialField>>();
  const request = useFormRequest();
  const [resetSent, setResetSent] = useState(false);
  const [passwordShown, setPasswordShown] = useState(false);
  const [remember, setRemember] = useRemember(start.standby);

  const adopt = useCallback(
    (found: FormData) => {
      const [email, password] = [textIn(found, 'email'), textIn(found, 'password')];
      setFields({ ...emptyFields, email, password });
      // Only what was changed is a choice: the static page has the tick for everybody.
      if (!found.has('remember') || wasSignedIn(() => window.localStorage)) setRemember(false);
    },
    [setRemember],
  );

  async function send(): Promise<void> {
    const { email, password } = fields;
    switch (mode) {
      case 'signIn':
        return actions.signIn(email, password, remember);
      case 'register':
        return actions.register(email, password, remember);
      case 'reset':
        return actions.requestPasswordReset(email);
    }
  }

  async function submit(): Promise<void> {
    if (request.busy) return;
    const fault = findCredentialFault(mode, fields, start.emailDomain);
    setError(fault);
    setResetSent(false);
    if (fault !== undefined) return;
    // Hidden again before it is sent: browsers remember what was in a text field.
    setPasswordShown(false);
    await request.run(send, {
      onDone: () => {
        setResetSent(mode === 'reset');
      },
      onFailure: (failure) => {
        setError(errorOf(failure, mode));
      },
    });
  }

  return {
    mode,
    fields,
    error,
    busy: request.busy,
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
      request.leave();
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
