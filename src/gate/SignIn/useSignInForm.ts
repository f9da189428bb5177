import { useCallback, useState } from 'react';
import { useAuth } from '@site/src/auth/AuthProvider';
import type { AuthActions } from '@site/src/auth/sessionTypes';
import {
  findCredentialFault,
  type CredentialField,
  type CredentialMode,
} from '@site/src/auth/credentialRules';
import { wasSignedIn } from '@site/src/auth/earlierSignIn';
import { useRemember } from '../Remember/useRemember';
import { emptyForm, refused, submitted, withMode, type SignInState } from './signInState';
import { useFormRequest } from './useFormRequest';

export interface SignInForm extends SignInState {
  readonly busy: boolean;
  /** Whether the session is kept on this computer. */
  readonly remember: boolean;
  /** Takes in what the sign-in mode's controls hold: what was typed into the static page before this form came alive. Always the same. */
  readonly adopt: (found: FormData) => void;
  setField(field: CredentialField, value: string): void;
  togglePassword(): void;
  setRemember(remember: boolean): void;
  /** Goes to another mode; what was sent from this one is not heard of any more. */
  switchMode(next: CredentialMode): void;
  submit(): Promise<void>;
}

/** A text field's value; empty when there is none of that name. */
function textIn(found: FormData, name: CredentialField): string {
  const value = found.get(name);
  return typeof value === 'string' ? value : '';
}

function send(
  actions: AuthActions,
  { mode, fields: { email, password } }: SignInState,
  remember: boolean,
): Promise<void> {
  switch (mode) {
    case 'signIn':
      return actions.signIn(email, password, remember);
    case 'register':
      return actions.register(email, password, remember);
    case 'reset':
      return actions.requestPasswordReset(email);
  }
}

interface SignInStart {
  readonly emailDomain: string;
  readonly firstMode: CredentialMode;
  readonly email: string;
  /** In the static page, which is the same for everybody: what it begins with is not known yet. */
  readonly standby: boolean;
}

/** State and verbs of the sign-in form. */
export function useSignInForm(start: SignInStart): SignInForm {
  const { actions } = useAuth();
  const [state, setState] = useState(() => emptyForm(start.firstMode, start.email));
  const request = useFormRequest();
  const [remember, setRemember] = useRemember(start.standby);

  const adopt = useCallback(
    (found: FormData) => {
      const [email, password] = [textIn(found, 'email'), textIn(found, 'password')];
      setState((form) => ({ ...form, fields: { email, password, confirmation: '' } }));
      // Only what was changed is a choice: the static page has the tick for everybody.
      if (!found.has('remember') || wasSignedIn(() => window.localStorage)) setRemember(false);
    },
    [setRemember],
  );

  async function submit(): Promise<void> {
    if (request.busy) return;
    const fault = findCredentialFault(state.mode, state.fields, start.emailDomain);
    setState((form) => submitted(form, fault));
    if (fault !== undefined) return;
    await request.run(() => send(actions, state, remember), {
      onDone: () => setState((form) => ({ ...form, resetSent: form.mode === 'reset' })),
      onFailure: (failure) => setState((form) => refused(form, failure)),
    });
  }

  return {
    ...state,
    busy: request.busy,
    remember,
    setRemember,
    adopt,
    setField(field, value) {
      setState((form) => ({ ...form, fields: { ...form.fields, [field]: value } }));
    },
    togglePassword() {
      setState((form) => ({ ...form, passwordShown: !form.passwordShown }));
    },
    switchMode(mode) {
      request.leave();
      setState((form) => withMode(form, mode));
    },
    submit,
  };
}
