import { codeOf, knownError, networkFailed, policyCode, textIn } from './knownErrors';
import { policyText } from './passwordPolicy';
import type { CredentialField } from './credentialRules';

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
  /**
   * The catalogue's words for a link that means nothing here, for when the page itself finds that
   * out.
   */
  brokenLink: 'Ogiltig länk. Kontrollera din e-post och försök igen.',
  /** At a sign-in, whose password was right and is no longer good enough. */
  choosePassword:
    'Skolan har skärpt kraven på lösenord. Välj ett nytt genom att trycka på Glömt lösenordet?',
  /** The same whether the account exists or not. */
  resetMailSent:
    'Finns det ett konto med den adressen har vi skickat en länk dit. Öppna mejlet och välj ett nytt lösenord.',
} as const;

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
