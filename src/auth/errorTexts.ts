/** The error catalogue of the specification, word for word. Keys are the provider's codes without `auth/`. */
const catalogue: ReadonlyMap<string, string> = new Map([
  ['email-already-in-use', 'Den här e-postadressen används redan.'],
  ['weak-password', 'Lösenordet är för svagt.'],
  ['user-not-found', 'Ingen användare hittades med den här e-postadressen.'],
  ['wrong-password', 'Felaktigt lösenord.'],
  ['invalid-email', 'Ogiltig e-postadress.'],
  ['user-disabled', 'Detta konto har inaktiverats.'],
  ['too-many-requests', 'För många inloggningsförsök. Försök igen senare.'],
  ['network-request-failed', 'Nätverksfel. Kontrollera din internetanslutning.'],
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

/** The four messages of our own, and what is said when the sign-in service itself cannot be reached. */
export const ownTexts = {
  resendFailed: 'Kunde inte skicka verifieringsemail. Försök igen.',
  signOutFailed: 'Kunde inte logga ut. Försök igen.',
  checkFailed: 'Kunde inte kontrollera verifieringsstatus. Försök igen.',
  notVerified:
    'E-posten är inte verifierad ännu. Kontrollera din inkorg och klicka på verifieringslänken.',
  mailSent: 'Verifieringsemail skickat!',
} as const;

function stringProperty(value: unknown, key: 'code' | 'message'): string | undefined {
  if (typeof value !== 'object' || value === null || !(key in value)) return undefined;
  const found: unknown = (value as Readonly<Record<string, unknown>>)[key];
  return typeof found === 'string' ? found : undefined;
}

/**
 * What to show for an error that the provider threw: the catalogue's text for a known `auth/…` code, else the provider's raw
 * message, else the value as text. Never throws.
 */
export function errorToText(error: unknown): string {
  const code = stringProperty(error, 'code');
  const known = code === undefined ? undefined : catalogue.get(code.replace(/^auth\//, ''));
  return known ?? stringProperty(error, 'message') ?? String(error);
}
