import { domainMessage, type CredentialMode } from '../../auth/credentialRules';
import type { SignedOutReason } from '../../auth/visitor';
import { school } from '@site/src/config/school';

interface ModeTexts {
  readonly heading: string;
  readonly subtitle: string;
  readonly submit: string;
  readonly question: string;
  /** The words of the link to the other mode, and which that is. */
  readonly toggle: string;
  readonly other: CredentialMode;
}

export const modeTexts: Readonly<Record<CredentialMode, ModeTexts>> = {
  signIn: {
    heading: 'Välkommen',
    subtitle: 'Logga in till ditt konto',
    submit: 'Logga in',
    question: 'Har du inget konto?',
    toggle: 'Registrera konto',
    other: 'register',
  },
  register: {
    heading: 'Skapa konto',
    subtitle: `Registrera din @${school.emailDomain} email`,
    submit: 'Skapa konto',
    question: 'Har du redan ett konto?',
    toggle: 'Logga in',
    other: 'signIn',
  },
  reset: {
    heading: 'Glömt lösenordet?',
    subtitle: 'Skriv din skoladress så mejlar vi en länk där du väljer ett nytt lösenord.',
    submit: 'Skicka länk',
    question: 'Kom du på lösenordet?',
    toggle: 'Logga in',
    other: 'signIn',
  },
};

export const reasonTexts: Readonly<Record<SignedOutReason, string>> = {
  foreignDomain: domainMessage(school.emailDomain),
  storageRefused:
    'Webbläsaren tillåter inte att sidan sparar något. Du kan logga in, men behöver göra det igen varje gång du laddar om sidan.',
};
