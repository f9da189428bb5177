import { fieldsOf, isRecord } from '@kurser/shared/fields';

/**
 * The settings of a project's sign-in that the site leans on; undefined where the answer does not
 * tell.
 */
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
  /**
   * Where the links of mails lead; empty where nobody has said, which is the provider's own page.
   */
  readonly mailLinks: string | undefined;
  readonly phoneSignIn: boolean | undefined;
  /** Whether there may be tenants, which have accounts and settings of their own. */
  readonly tenants: boolean | undefined;
  /** Other services to sign in with, by name. */
  readonly otherProviders: readonly string[] | undefined;
  /** Mails with the name that an account has given itself, or whose words are not told. */
  readonly mailsWithName: readonly string[] | undefined;
}

/**
 * The lists of other services to sign in with: each is named as the path below the project's, and
 * as the field in the answer.
 */
export const providerLists = [
  'defaultSupportedIdpConfigs',
  'oauthIdpConfigs',
  'inboundSamlConfigs',
] as const;

type ProviderList = (typeof providerLists)[number];

/** What the service answered. */
export interface ProjectAnswers {
  readonly config: unknown;
  /** By list; undefined for one that it did not give. */
  readonly providers: Readonly<Partial<Record<ProviderList, unknown>>>;
}

/** What stands at a path of field names; the elements of a list are named by their number. */
function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, name) => fieldsOf(found)[name], value);
}

const isOn = (config: unknown, path: string): boolean => at(config, path) === true;

const policy = 'passwordPolicyConfig';

/**
 * The length that every new password has at least; the service's own limit where there is no
 * policy, or one that is not enforced.
 */
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

/** The lists that a project has: without Identity Platform it has the first alone. */
function listsOf(config: unknown): readonly ProviderList[] {
  return at(config, 'subtype') === 'FIREBASE_AUTH' ? providerLists.slice(0, 1) : providerLists;
}

/** Services that somebody can sign in with, by name; undefined where a list is missing. */
function providersIn({ config, providers }: ProjectAnswers): readonly string[] | undefined {
  const lists = listsOf(config);
  if (!lists.every((list) => isRecord(providers[list]))) return undefined;
  return lists
    .flatMap((list) => fieldsOf(providers[list])[list] ?? [])
    .filter((entry) => at(entry, 'enabled') === true)
    .map((entry) => String(at(entry, 'name')).replace(/^.*\//, ''));
}

/** The mails that this site has sent, by the name of their template. */
const templates = { verifyEmailTemplate: 'verifiering', resetPasswordTemplate: 'nytt lösenord' };
const worded = ['subject', 'body', 'senderDisplayName'];

function mailsWithName(config: unknown): readonly string[] {
  return Object.entries(templates).flatMap(([name, mail]) => {
    const template = fieldsOf(at(config, `notification.sendEmail.${name}`));
    const texts = worded.map((field) => template[field]).filter((text) => typeof text === 'string');
    // The provider's own words, which a template without words stands for, begin with the name.
    const isOwn = typeof template['body'] === 'string' && template['body'] !== '';
    return isOwn && !texts.some((text) => text.includes('%DISPLAY_NAME%')) ? [] : [mail];
  });
}

/**
 * What the service's project configuration says
 * (cloud.google.com/identity-platform/docs/reference/rest/v2/Config). It leaves out what is off.
 * The emulator leaves out nearly everything, its way of signing in too: what is missing there is
 * not known.
 */
export function parseSettings(answers: ProjectAnswers): ProjectSettings {
  const { config } = answers;
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
    mailLinks: typeof mailLinks === 'string' ? mailLinks : whenWhole(''),
    phoneSignIn: whenWhole(isOn(config, 'signIn.phoneNumber.enabled')),
    tenants: whenWhole(isOn(config, 'multiTenant.allowTenants')),
    otherProviders: providersIn(answers),
    mailsWithName: whenWhole(mailsWithName(config)),
  };
}
