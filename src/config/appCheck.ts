/**
 * Firebase App Check, where a school has turned it on: requests carry a proof that a browser sent
 * them from the site's own address.
 */

export interface AppCheckSettings {
  /** Which of Google's services judges the browser. */
  readonly provider: 'enterprise' | 'v3';
  /** The service's public key for the site. */
  readonly siteKey: string;
  /** The web app's id in the Firebase project. */
  readonly appId: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

const setting = /^(enterprise|v3):([\w-]{20,})$/;
const appIdPattern = /^1:\d+:web:[\da-f]+$/;

export interface ParsedAppCheck {
  /** Null where App Check is off, which it is unless it is asked for. */
  readonly settings: AppCheckSettings | null;
  /** What is wrong with the variables, one sentence each. */
  readonly faults: readonly string[];
}

/**
 * Reads App Check's two variables, `FIREBASE_APP_CHECK` and `FIREBASE_APP_ID`; with the first one
 * empty it is off.
 */
export function parseAppCheck(env: Variables): ParsedAppCheck {
  const text = env['FIREBASE_APP_CHECK'] ?? '';
  if (text === '') return { settings: null, faults: [] };
  const [, provider, siteKey] = setting.exec(text) ?? [];
  const appId = env['FIREBASE_APP_ID'] ?? '';
  const faults = [
    ...(siteKey === undefined
      ? [
          `FIREBASE_APP_CHECK har värdet "${text}" men ska se ut som enterprise:6Lc… eller v3:6Lc… (webbplatsens nyckel hos reCAPTCHA), eller utelämnas`,
        ]
      : []),
    ...(appIdPattern.test(appId)
      ? []
      : [
          `FIREBASE_APP_ID ${appId === '' ? 'saknas' : `har värdet "${appId}"`} men behövs för App Check, och ska se ut som 1:123456789:web:0a1b2c3d`,
        ]),
  ];
  if (faults.length > 0 || siteKey === undefined) return { settings: null, faults };
  return {
    settings: { provider: provider === 'v3' ? 'v3' : 'enterprise', siteKey, appId },
    faults,
  };
}

/**
 * What a page runs, shows and talks to for App Check, as a security policy names it.
 * @param projectId null for the policy that is the same for every project
 */
export function appCheckAddresses(projectId: string | null) {
  const recaptcha = 'https://www.google.com/recaptcha/';
  const projects = 'https://content-firebaseappcheck.googleapis.com/v1/projects/';
  return {
    scriptsFrom: [recaptcha, 'https://www.gstatic.com/recaptcha/'],
    framesFrom: [recaptcha, 'https://recaptcha.google.com/recaptcha/'],
    connectTo: [recaptcha, projectId === null ? projects : `${projects}${projectId}/apps/`],
  };
}
