import { useRef, useState, type RefObject } from 'react';
import { useAuth } from '../../auth/AuthProvider';
import type { AuthActions } from '../../auth/session';
import {
  findCredentialFault,
  type CredentialMode,
  type Credentials,
} from '../../auth/credentialRules';
import { normaliseAddress } from '../../auth/schoolAddress';
import { readForm, type FormValues } from '../Form';
import { useRemember } from '../Remember';
import { emptyForm, refused, submitted, withMode, type SignInState } from './signInState';
import { useTypedBefore } from './typedBefore';

interface Outcome {
  onDone(): void;
  onFailure(failure: unknown): void;
}

interface FormRequest {
  readonly busy: boolean;
  /** Sends, and tells how it went unless the form has been left meanwhile. Never rejects. */
  run(send: () => Promise<void>, outcome: Outcome): Promise<void>;
  /**
   * The form is another now: what is still to be answered is about one that is not there any more.
   */
  leave(): void;
}

/** The request that a form waits for. */
export function useFormRequest(): FormRequest {
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);
  return {
    busy,
    async run(send, { onDone, onFailure }) {
      latest.current += 1;
      const mine = latest.current;
      const counts = (): boolean => latest.current === mine;
      setBusy(true);
      try {
        await send();
        if (counts()) onDone();
      } catch (failure) {
        if (counts()) onFailure(failure);
      }
      if (counts()) setBusy(false);
    },
    leave() {
      latest.current += 1;
      setBusy(false);
    },
  };
}

export interface SignInForm extends SignInState {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** The password that the first mode begins with. */
  readonly password: string;
  readonly busy: boolean;
  /** Whether the session is kept on this computer. */
  readonly remember: boolean;
  togglePassword(): void;
  setRemember(remember: boolean): void;
  /** Goes to another mode; what was sent from this one is not heard of any more. */
  switchMode(next: CredentialMode): void;
  submit(values: FormValues): Promise<void>;
}

function credentialsIn(values: FormValues): Credentials {
  return {
    email: normaliseAddress(values.text('email')),
    password: values.text('password'),
    confirmation: values.text('confirmation'),
  };
}

function send(
  actions: AuthActions,
  mode: CredentialMode,
  { email, password }: Credentials,
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
  const ref = useRef<HTMLFormElement>(null);
  const [remember, setRemember] = useRemember(start.standby);
  const before = useTypedBefore(start.standby, ref, setRemember);
  const [state, setState] = useState(() =>
    emptyForm(start.firstMode, before?.email ?? start.email),
  );
  const request = useFormRequest();

  async function submit(values: FormValues): Promise<void> {
    if (request.busy) return;
    const { mode } = state;
    const credentials = credentialsIn(values);
    const fault = findCredentialFault(mode, credentials, start.emailDomain);
    setState((form) => submitted(form, fault));
    if (fault !== undefined) return;
    await request.run(() => send(actions, mode, credentials, remember), {
      onDone: () => setState((form) => ({ ...form, resetSent: form.mode === 'reset' })),
      onFailure: (failure) => setState((form) => refused(form, failure)),
    });
  }

  return {
    ...state,
    ref,
    password: state.mode === start.firstMode ? (before?.password ?? '') : '',
    busy: request.busy,
    remember,
    setRemember,
    togglePassword() {
      setState((form) => ({ ...form, passwordShown: !form.passwordShown }));
    },
    switchMode(next) {
      const typedEmail = ref.current === null ? '' : readForm(ref.current).text('email');
      request.leave();
      setState((form) => withMode(form, next, typedEmail));
    },
    submit,
  };
}
