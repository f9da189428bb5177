import type { ProjectSettings } from './projectSettings';

/** `wrong` opens a hole; `weak` is worth mending; `unknown` was not in the answer. */
export type Grade = 'right' | 'weak' | 'wrong' | 'unknown';

export interface Verdict {
  readonly grade: Grade;
  readonly setting: string;
  /** What to do; nothing for what is right. */
  readonly remedy: string;
}

const recommendedLength = 12;

/** The provider's own page does what a link is for without asking for the password. */
const providersPage = '/__/auth/action';

/** @param isRight undefined where the setting is not known */
function verdict(
  setting: string,
  isRight: boolean | undefined,
  otherwise: 'weak' | 'wrong',
  remedy: string,
): Verdict {
  if (isRight === undefined) return { grade: 'unknown', setting, remedy: '' };
  return isRight ? { grade: 'right', setting, remedy: '' } : { grade: otherwise, setting, remedy };
}

const not = (value: boolean | undefined): boolean | undefined =>
  value === undefined ? undefined : !value;

/** What the site needs of a project's sign-in, setting by setting. */
export function judgeSettings(settings: ProjectSettings): readonly Verdict[] {
  const { minPasswordLength: length, authorisedDomains: domains, mailLinks } = settings;
  return [
    verdict(
      'Skydd mot att gissa adresser (email enumeration protection)',
      settings.hidesAccounts,
      'wrong',
      'Slå på det under Authentication → Settings → User actions.',
    ),
    verdict(
      'Inloggning med e-post och lösenord',
      settings.passwordSignIn,
      'wrong',
      'Slå på Email/Password under Authentication → Sign-in method.',
    ),
    verdict(
      'Ingen inloggning med bara en länk',
      not(settings.linkSignIn),
      'wrong',
      'Slå av Email link under Authentication → Sign-in method: en länk bevisar bara brevlådan.',
    ),
    verdict(
      'Ingen anonym inloggning',
      not(settings.anonymousSignIn),
      'wrong',
      'Slå av Anonymous under Authentication → Sign-in method.',
    ),
    verdict(
      'Mejlens länkar leder till webbplatsen',
      mailLinks === undefined ? undefined : !mailLinks.includes(providersPage),
      'wrong',
      `Mejlens länkar leder till ${mailLinks ?? ''}, som verifierar utan att fråga efter lösenordet. Ändra dem under Authentication → Templates → Customize action URL.`,
    ),
    verdict(
      `Lösenord på minst ${String(recommendedLength)} tecken`,
      length === undefined ? undefined : length >= recommendedLength,
      'weak',
      `Gränsen är ${String(length)}. Höj den under Authentication → Settings → Password policy.`,
    ),
    verdict(
      'Lösenordets längd prövas också vid inloggning',
      settings.passwordCheckedAtSignIn,
      'weak',
      'Slå på Force upgrade on sign-in under Authentication → Settings → Password policy.',
    ),
    verdict(
      'Bara egna domäner är tillåtna',
      domains === undefined ? undefined : !domains.includes('localhost'),
      'weak',
      'Ta bort localhost under Authentication → Settings → Authorized domains.',
    ),
  ];
}

const marks: Readonly<Record<Grade, string>> = {
  right: 'rätt    ',
  weak: 'svagt   ',
  wrong: 'FEL     ',
  unknown: 'vet inte',
};

/** The verdicts as lines to print. */
export function reportOf(verdicts: readonly Verdict[]): string {
  return verdicts
    .map(({ grade, setting, remedy }) => {
      const line = `${marks[grade]}  ${setting}`;
      return remedy === '' ? line : `${line}\n          ${remedy}`;
    })
    .join('\n');
}
