import type { CredentialField, CredentialMode } from '../../auth/credentialRules';
import { ownTexts } from '../../auth/errorTexts';
import { formErrorOf, isPolicyError, type FormError } from '../../auth/knownErrors';

/** How the sign-in form stands. What is typed is held by its fields. */
export interface SignInState {
  readonly mode: CredentialMode;
  /** The address that the mode begins with. */
  readonly email: string;
  readonly error: FormError<CredentialField> | undefined;
  /**
   * True from when a mail with a link to a new password was asked for until the next submit or
   * another mode.
   */
  readonly resetSent: boolean;
  readonly passwordShown: boolean;
}

/** A form that nobody has typed into, but for the address. */
export function emptyForm(mode: CredentialMode, email: string): SignInState {
  return {
    mode,
    email,
    error: undefined,
    resetSent: false,
    passwordShown: false,
  };
}

/**
 * What was typed stays through errors; only another mode clears it, but for the address on the way
 * to a forgotten password and back.
 */
export function withMode(form: SignInState, next: CredentialMode, typedEmail: string): SignInState {
  const keepsAddress = form.mode === 'reset' || next === 'reset';
  return emptyForm(next, keepsAddress ? typedEmail : '');
}

/** The form as it is submitted; with a fault nothing is sent. */
export function submitted(
  form: SignInState,
  error: FormError<CredentialField> | undefined,
): SignInState {
  // The password is hidden again before it is sent: browsers remember what was in a text field.
  const passwordShown = error !== undefined && form.passwordShown;
  return { ...form, error, resetSent: false, passwordShown };
}

/**
 * At a sign-in the password is right, and cannot be mended in its field: the way on is a new one.
 */
export function refused(form: SignInState, failure: unknown): SignInState {
  const error = formErrorOf(failure);
  const isOutdated = form.mode === 'signIn' && isPolicyError(failure);
  return {
    ...form,
    error: isOutdated ? { message: error.message, advice: ownTexts.choosePassword } : error,
  };
}
