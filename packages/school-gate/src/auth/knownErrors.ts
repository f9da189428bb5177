import type { ContentFailure } from 'docusaurus-plugin-seal/common';
import type { CredentialField } from './credentialRules';
import { policyText } from './passwordPolicy';

/** Codes of our own, for a sign-in service that answers without a verdict on what it was asked. */
const outageCodes = {
  unavailable: 'service-unavailable',
  quota: 'quota-exceeded',
} as const;

/**
 * The error for a submit that the service could not take: its quota when it answers 429, else that
 * it is out of order.
 * @param status of the answer, which was no verdict
 */
export function outageError(status: number): Error {
  const code = status === 429 ? outageCodes.quota : outageCodes.unavailable;
  return Object.assign(new Error(`The sign-in service answered ${String(status)}.`), {
    code: `auth/${code}`,
  });
}

/**
 * What is known of an error of the sign-in service; nothing of it is there for one that is not
 * known.
 */
export interface KnownError {
  /** What it is told as. */
  readonly text?: string;
  /** The field of the form that it is about. */
  readonly field?: CredentialField;
  /** A second sentence, for what a whole class meets at once and no visitor has caused. */
  readonly advice?: string;
  /** The password that was given is not the account's. */
  readonly isWrongPassword?: true;
  /** The link of a mail will never work again. */
  readonly isDeadLink?: true;
  /**
   * It says whether an account exists and nothing else, which the form for a new password must not
   * tell.
   */
  readonly isAboutExistence?: true;
  /** Why a member cannot read, where the key cannot be asked for because of it. */
  readonly keepsOut?: ContentFailure;
}

/**
 * In the place of the catalogue's text, which names no requirement, is one that does: see
 * passwordPolicy.ts.
 */
const policyCode = 'password-does-not-meet-requirements';

export const networkFailed = 'Nätverksfel. Kontrollera din internetanslutning.';

/**
 * The codes of the sign-in service without `auth/`, and all that is known of each. The texts are
 * the specification's catalogue, word for word, and ours for what it has none for because the
 * service's own would tell of the network. `invalid-credential` is about no field: it does not say
 * which of the two is wrong.
 */
const knownErrors: ReadonlyMap<string, KnownError> = new Map<string, KnownError>([
  ['email-already-in-use', { text: 'Den här e-postadressen används redan.', field: 'email' }],
  ['weak-password', { text: 'Lösenordet är för svagt.', field: 'password' }],
  [
    'user-not-found',
    {
      text: 'Ingen användare hittades med den här e-postadressen.',
      field: 'email',
      isDeadLink: true,
      isAboutExistence: true,
      keepsOut: 'refused',
    },
  ],
  ['wrong-password', { text: 'Felaktigt lösenord.', field: 'password', isWrongPassword: true }],
  ['invalid-email', { text: 'Ogiltig e-postadress.', field: 'email' }],
  [
    'user-disabled',
    {
      text: 'Detta konto har inaktiverats.',
      isDeadLink: true,
      isAboutExistence: true,
      keepsOut: 'refused',
    },
  ],
  [
    'too-many-requests',
    {
      text: 'För många inloggningsförsök. Försök igen senare.',
      // The service counts new accounts and wrong passwords for each address on the Internet, and a
      // school's network is one such address.
      advice:
        'Är ni många samtidigt? Tjänsten räknar hela skolans nät tillsammans och tar emot ungefär 100 nya konton i timmen därifrån. Vänta en stund, eller använd mobilens nät.',
    },
  ],
  ['network-request-failed', { text: networkFailed, keepsOut: 'offline' }],
  ['invalid-credential', { text: 'Ogiltig autentiseringsuppgift.', isWrongPassword: true }],
  ['operation-not-allowed', { text: 'Denna inloggningsmetod är inte tillåten.' }],
  ['expired-action-code', { text: 'Länken har gått ut. Försök igen.', isDeadLink: true }],
  [
    'invalid-action-code',
    { text: 'Ogiltig länk. Kontrollera din e-post och försök igen.', isDeadLink: true },
  ],
  ['missing-email', { text: 'E-postadress saknas.', field: 'email' }],
  ['invalid-verification-code', { text: 'Ogiltig verifieringskod.' }],
  ['invalid-verification-id', { text: 'Ogiltigt verifierings-ID.' }],
  ['invalid-phone-number', { text: 'Ogiltigt telefonnummer.' }],
  ['phone-number-already-exists', { text: 'Detta telefonnummer är redan registrerat.' }],
  [
    'operation-not-supported-in-this-environment',
    { text: 'Denna operation stöds inte i den här miljön.' },
  ],
  ['unauthorized-domain', { text: 'Denna domän är inte auktoriserad för inloggning.' }],
  [policyCode, { field: 'password' }],
  ['no-current-user', { keepsOut: 'refused' }],
  ['user-token-expired', { keepsOut: 'refused' }],
  ['invalid-user-token', { keepsOut: 'refused' }],
  [
    outageCodes.unavailable,
    { text: 'Inloggningstjänsten svarar inte just nu. Försök igen om en stund.' },
  ],
  [
    outageCodes.quota,
    {
      text: 'Inloggningstjänsten tar inte emot fler just nu.',
      advice:
        'Inloggningstjänstens gräns är nådd för i dag, och det är inget fel på ditt konto. Försök igen senare, och säg till din lärare.',
    },
  ],
]);

/** The text of a property; undefined where there is none. */
function textIn(value: unknown, key: 'code' | 'message'): string | undefined {
  if (typeof value !== 'object' || value === null || !(key in value)) return undefined;
  const found: unknown = (value as Readonly<Record<string, unknown>>)[key];
  return typeof found === 'string' ? found : undefined;
}

/**
 * The service's code of an error, without `auth/`; undefined for anything that is not the
 * service's. Where the SDK has not found the end of the code in the service's answer, it has taken
 * the message after the colon for a part of it.
 */
function codeOf(error: unknown): string | undefined {
  return textIn(error, 'code')
    ?.replace(/^auth\//, '')
    .replace(/:.*$/s, '');
}

/** All that is known of an error. Never throws. */
export function knownError(error: unknown): KnownError {
  return knownErrors.get(codeOf(error) ?? '') ?? {};
}

/** Whether the school's own rules for passwords are what an error is about. */
export function isPolicyError(error: unknown): boolean {
  return codeOf(error) === policyCode;
}

/**
 * What to show for an error that the provider threw: the text for a known `auth/…` code, else the
 * provider's raw message, else the value as text. Never throws.
 */
export function errorToText(error: unknown): string {
  const message = textIn(error, 'message');
  if (isPolicyError(error)) return policyText(message ?? '');
  return knownError(error).text ?? message ?? String(error);
}

/** An error on a form; without a field it is about the whole of it. */
export interface FormError<FieldName extends string = string> {
  readonly message: string;
  readonly field?: FieldName | undefined;
  /** What can be done about it, when the message alone does not say. */
  readonly advice?: string | undefined;
}

/** What to show on a form for an error that the provider threw, and where. Never throws. */
export function formErrorOf(failure: unknown): FormError<CredentialField> {
  const { field, advice } = knownError(failure);
  return { message: errorToText(failure), field, advice };
}
