type Fields = Readonly<Record<string, unknown>>;

/** The settings of a project's sign-in that the site leans on; undefined where the answer does not tell. */
export interface ProjectSettings {
  readonly hidesAccounts: boolean | undefined;
  readonly passwordSignIn: boolean | undefined;
  /** Whether a link in a mail signs in, without a password. */
  readonly linkSignIn: boolean | undefined;
  readonly anonymousSignIn: boolean | undefined;
  readonly minPasswordLength: number | undefined;
  /** Whether a password that the policy would refuse is refused at sign-in too. */
  readonly passwordCheckedAtSignIn: boolean | undefined;
  readonly authorisedDomains: readonly string[] | undefined;
  /** Where the links of mails lead. */
  readonly mailLinks: string | undefined;
}

/** What stands at a path of field names; the elements of a list are named by their number. */
function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (found, name) =>
        typeof found === 'object' && found !== null ? (found as Fields)[name] : undefined,
      value,
    );
}

const isOn = (config: unknown, path: string): boolean => at(config, path) === true;

const policy = 'passwordPolicyConfig';

/** The length that every new password has at least; the service's own limit where there is no policy, or one that is not enforced. */
function lengthIn(config: unknown): number {
  const own = 6;
  if (at(config, `${policy}.passwordPolicyEnforcementState`) !== 'ENFORCE') return own;
  const path = `${policy}.passwordPolicyVersions.0.customStrengthOptions.minPasswordLength`;
  const found = at(config, path);
  return typeof found === 'number' ? found : own;
}

function textsAt(config: unknown, path: string): readonly string[] | undefined {
  const found = at(config, path);
  return Array.isArray(found) ? found.filter((text) => typeof text === 'string') : undefined;
}

/**
 * What the service's project configuration says (cloud.google.com/identity-platform/docs/reference/rest/v2/Config). It leaves out what is off.
 * The emulator leaves out nearly everything, its way of signing in too: what is missing there is not known.
 */
export function parseSettings(config: unknown): ProjectSettings {
  const isWhole = at(config, 'signIn.email') !== undefined;
  const whenWhole = <Value>(value: Value): Value | undefined => (isWhole ? value : undefined);
  const hides = at(config, 'emailPrivacyConfig.enableImprovedEmailPrivacy');
  const mailLinks = at(config, 'notification.sendEmail.callbackUri');
  return {
    hidesAccounts: typeof hides === 'boolean' ? hides : whenWhole(false),
    passwordSignIn: whenWhole(isOn(config, 'signIn.email.enabled')),
    linkSignIn: whenWhole(!isOn(config, 'signIn.email.passwordRequired')),
    anonymousSignIn: whenWhole(isOn(config, 'signIn.anonymous.enabled')),
    minPasswordLength: whenWhole(lengthIn(config)),
    passwordCheckedAtSignIn: whenWhole(isOn(config, `${policy}.forceUpgradeOnSignin`)),
    authorisedDomains: textsAt(config, 'authorizedDomains'),
    mailLinks: typeof mailLinks === 'string' ? mailLinks : undefined,
  };
}
