import type { CredentialField } from './credentialRules';
import { outageCodes } from './outage';
import { policyText } from './passwordPolicy';

const networkFailed = 'Nätverksfel. Kontrollera din internetanslutning.';

/** The error catalogue of the specification, word for word. Keys are the provider's codes without `auth/`. */
const catalogue: ReadonlyMap<string, string> = new Map([
  ['email-already-in-use', 'Den här e-postadressen används redan.'],
  ['weak-password', 'Lösenordet är för svagt.'],
  ['user-not-found', 'Ingen användare hittades med den här e-postadressen.'],
  ['wrong-password', 'Felaktigt lösenord.'],
  ['invalid-email', 'Ogiltig e-postadress.'],
  ['user-disabled', 'Detta konto har inaktiverats.'],
  ['too-many-requests', 'För många inloggningsförsök. Försök igen senare.'],
  ['network-request-failed', networkFailed],
  ['invalid-credential', 'Ogiltig autentiseringsuppgift.'],
  ['operation-not-allowed', 'Denna inloggningsmetod är inte tillåten.'],
  ['expired-action-code', 'Länken har gått ut. Försök igen.'],
  ['invalid-action-code', 'Ogiltig länk. Kontrollera din e-post och försök igen.'],
  ['missing-email', 'E-postadress saknas.'],
  ['invalid-verification-code', 'Ogiltig verifieringskod.'],
  ['invalid-verification-id', 'Ogiltigt verifierings-ID.'],
  ['invalid-phone-number', 'Ogiltigt telefonnummer.'],
  ['phone-number-already-exists', 'Detta telefonnummer är redan registrerat.'],
  ['operation-not-supported-in-this-environment', 'Denna operation stöds inte i den här miljön.'],
  ['unauthorized-domain', 'Denna domän är inte auktoriserad för inloggning.'],
]);

/** What the specification has no words for, because the provider's own would tell of the network. */
const outages: ReadonlyMap<string, string> = new Map([
  [outageCodes.unavailable, 'Inloggningstjänsten svarar inte just nu. Försök igen om en stund.'],
  [outageCodes.quota, 'Inloggningstjänsten tar inte emot fler just nu.'],
]);

/** The messages of our own, and what is said when the sign-in service itself cannot be reached. */
export const ownTexts = {
  resendFailed: 'Kunde inte skicka verifieringsemail. Försök igen.',
  signOutFailed: 'Kunde inte logga ut. Försök igen.',
  checkFailed: 'Kunde inte kontrollera verifieringsstatus. Försök igen.',
  notVerified:
    'E-posten är inte verifierad ännu. Kontrollera din inkorg och klicka på verifieringslänken.',
  mailSent: 'Verifieringsemail skickat!',
  /** Where the page itself cannot be loaded again. */
  noNetwork: `${networkFailed} Sidan laddas av sig själv när nätet är tillbaka.`,
  /** The catalogue's words for a link that means nothing here, for when the page itself finds that out. */
  brokenLink: 'Ogiltig länk. Kontrollera din e-post och försök igen.',
  /** At a sign-in, whose password was right and is no longer good enough. */
  choosePassword:
    'Skolan har skärpt kraven på lösenord. Välj ett nytt genom att trycka på Glömt lösenordet?',
  /** The same whether the account exists or not. */
  resetMailSent:
    'Finns det ett konto med den adressen har vi skickat en länk dit. Öppna mejlet och välj ett nytt lösenord.',
} as const;

function stringProperty(value: unknown, key: 'code' | 'message'): string | undefined {
  if (typeof value !== 'object' || value === null || !(key in value)) return undefined;
  const found: unknown = (value as Readonly<Record<string, unknown>>)[key];
  return typeof found === 'string' ? found : undefined;
}

/**
 * The provider's code of an error, without `auth/`; undefined for anything that is not the provider's. Where the SDK has not found the end of
 * the code in the service's answer, it has taken the message after the colon for a part of it.
 */
export function codeOf(error: unknown): string | undefined {
  return stringProperty(error, 'code')
    ?.replace(/^auth\//, '')
    .replace(/:.*$/s, '');
}

/** Whether an error says that the service could not be reached. */
export function isNetworkError(error: unknown): boolean {
  return codeOf(error) === 'network-request-failed';
}

const policyCode = 'password-does-not-meet-requirements';

/** Whether the school's own rules for passwords are what an error is about. */
export function isPolicyError(error: unknown): boolean {
  return codeOf(error) === policyCode;
}

/** Codes that are about one field of the form. `invalid-credential` is not here: it does not say which of the two is wrong. */
const fieldOfCode: ReadonlyMap<string, CredentialField> = new Map([
  ['email-already-in-use', 'email'],
  ['invalid-email', 'email'],
  ['missing-email', 'email'],
  ['user-not-found', 'email'],
  ['weak-password', 'password'],
  [policyCode, 'password'],
  ['wrong-password', 'password'],
]);

/** The field that an error of the provider is about; undefined when it is about none, or does not tell which. */
export function fieldOfError(error: unknown): CredentialField | undefined {
  return fieldOfCode.get(codeOf(error) ?? '');
}

/**
 * True when an error only says whether an account exists. The form for a new password must not tell that, so it answers as if all had
 * gone well.
 */
export function tellsWhetherAccountExists(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'user-not-found' || code === 'user-disabled';
}

const deadLinkCodes: ReadonlySet<string> = new Set([
  'expired-action-code',
  'invalid-action-code',
  'user-disabled',
  'user-not-found',
]);

/** True when a link from a mail will never work again; false when trying again may help. */
export function isDeadLink(error: unknown): boolean {
  return deadLinkCodes.has(codeOf(error) ?? '');
}

/**
 * Second sentences, for what a whole class meets at once. The provider counts new accounts and wrong passwords for each address on the
 * Internet, and a school's network is one such address.
 */
const advice: ReadonlyMap<string, string> = new Map([
  [
    'too-many-requests',
    'Är ni många samtidigt? Tjänsten räknar hela skolans nät tillsammans och tar emot ungefär 100 nya konton i timmen därifrån. Vänta en stund, eller använd mobilens nät.',
  ],
  [
    outageCodes.quota,
    'Inloggningstjänstens gräns är nådd för i dag, och det är inget fel på ditt konto. Försök igen senare, och säg till din lärare.',
  ],
]);

/** What can be done about an error that the visitor did not cause; undefined when there is nothing to add to its message. */
export function adviceFor(error: unknown): string | undefined {
  return advice.get(codeOf(error) ?? '');
}

/**
 * What to show for an error that the provider threw: the catalogue's text for a known `auth/…` code, ours for an outage, else the provider's raw
 * message, else the value as text. Never throws.
 */
export function errorToText(error: unknown): string {
  if (isPolicyError(error)) return policyText(stringProperty(error, 'message') ?? '');
  const code = codeOf(error) ?? '';
  const known = catalogue.get(code) ?? outages.get(code);
  return known ?? stringProperty(error, 'message') ?? String(error);
}
