import { networkFailed } from './knownErrors';

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
