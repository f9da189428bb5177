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

/** The site that a project's settings are judged for. */
export interface JudgedSite {
  /** Where it is served. */
  readonly url: string;
  readonly projectId: string;
}

/**
 * Whether an address is the site's front page and nothing else: the provider's own page, which does
 * what a link is for without asking for the password, lies below the same domain, and there are
 * more ways than one to write its path.
 */
function isFrontPage(address: string, { url }: JudgedSite): boolean {
  try {
    return new URL(address).href === new URL('/', url).href;
  } catch {
    return false;
  }
}

/** Domains that the site can be served at, and those that every project has. */
function strangeDomains(domains: readonly string[], { url, projectId }: JudgedSite): string[] {
  const own = [new URL(url).hostname, `${projectId}.web.app`, `${projectId}.firebaseapp.com`];
  return domains.filter((domain) => !own.includes(domain));
}

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
export function judgeSettings(settings: ProjectSettings, site: JudgedSite): readonly Verdict[] {
  return [...judgeSignIn(settings), ...judgeMails(settings, site), ...judgeRest(settings, site)];
}

/**
 * Which ways in there are: by password, and no other. What a key is not given for can still change
 * a password.
 */
function judgeSignIn(settings: ProjectSettings): readonly Verdict[] {
  const { otherProviders: others } = settings;
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
      'Ingen inloggning med telefon',
      not(settings.phoneSignIn),
      'wrong',
      'Slå av Phone under Authentication → Sign-in method.',
    ),
    verdict(
      'Ingen inloggning med andra tjänster',
      others === undefined ? undefined : others.length === 0,
      'wrong',
      `Slå av ${(others ?? []).join(', ')} under Authentication → Sign-in method: den som har kopplat en annan tjänst till ett konto kan byta dess lösenord.`,
    ),
    verdict(
      'Inga egna avdelningar (multi-tenancy)',
      not(settings.tenants),
      'wrong',
      'Slå av det i Google Cloud-konsolen under Identity Platform → Settings → Security: kontona i en avdelning följer andra inställningar än de här.',
    ),
  ];
}

function judgeMails(
  { mailLinks, mailsWithName: named }: ProjectSettings,
  site: JudgedSite,
): readonly Verdict[] {
  const where = mailLinks === '' ? 'Googles egen sida' : (mailLinks ?? '');
  return [
    verdict(
      'Mejlens länkar leder till webbplatsen',
      mailLinks === undefined ? undefined : isFrontPage(mailLinks, site),
      'wrong',
      `Mejlens länkar leder till ${where} och inte till ${new URL('/', site.url).href} (url i src/config/school.ts). Googles sida verifierar utan att fråga efter lösenordet, och en annan webbplats kan göra vad den vill med länken. Ändra dem under Authentication → Templates → Customize action URL.`,
    ),
    verdict(
      'Mejlen innehåller inte namnet som ett konto har gett sig självt',
      named === undefined ? undefined : named.length === 0,
      'weak',
      `Mejlet för ${(named ?? []).join(' och ')} har %DISPLAY_NAME% (det har också Googles egen text): där kan en främling skriva vad som helst, i skolans mejl. Ta bort det under Authentication → Templates, där texten går att ändra.`,
    ),
  ];
}

function judgeRest(settings: ProjectSettings, site: JudgedSite): readonly Verdict[] {
  const { minPasswordLength: length, authorisedDomains: domains } = settings;
  const strange = strangeDomains(domains ?? [], site);
  return [
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
      domains === undefined ? undefined : strange.length === 0,
      'weak',
      `Ta bort ${strange.join(', ')} under Authentication → Settings → Authorized domains, om det inte är webbplatsens.`,
    ),
  ];
}

/**
 * Whether a project may be used: nothing is wrong with it, and nothing is left unknown. The
 * emulator does not tell most of its settings.
 */
export function isAcceptable(verdicts: readonly Verdict[], isEmulator: boolean): boolean {
  return !verdicts.some(({ grade }) => grade === 'wrong' || (grade === 'unknown' && !isEmulator));
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
