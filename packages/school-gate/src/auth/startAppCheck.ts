import type { FirebaseApp } from 'firebase/app';
import {
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
} from 'firebase/app-check';
import type { AppCheckSettings } from '@site/src/config/appCheck';

/**
 * Starts App Check for an app, before the app's other services send anything: the SDK then adds the
 * proof to what it asks by itself. Returns what gives the proof for requests without the SDK; that
 * rejects where Google cannot be reached or does not trust the browser.
 */
export type StartAppCheck = (app: FirebaseApp) => () => Promise<string>;

const services = {
  enterprise: {
    program: 'https://www.google.com/recaptcha/enterprise.js',
    providerFor: (siteKey: string) => new ReCaptchaEnterpriseProvider(siteKey),
  },
  v3: {
    program: 'https://www.google.com/recaptcha/api.js',
    providerFor: (siteKey: string) => new ReCaptchaV3Provider(siteKey),
  },
} as const;

/** How long a page waits for Google's program before it signs in without. */
const loadMs = 10_000;

/** Whether the script has come, in time. */
function loadScript(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const fail = (): void => {
      resolve(false);
    };
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => {
      resolve(true);
    });
    script.addEventListener('error', fail);
    setTimeout(fail, loadMs);
    document.head.append(script);
  });
}

/**
 * Fetches what judges the browser, which the SDK finds in the page then. The SDK itself would wait
 * for ever for a program that a school's network blocks, and with it every request of a sign-in:
 * where it cannot be had, requests go without a proof. Never rejects.
 */
export async function prepareAppCheck({
  provider,
  siteKey,
}: AppCheckSettings): Promise<StartAppCheck> {
  const { program, providerFor } = services[provider];
  if (!(await loadScript(program)))
    return () => () => Promise.reject(new Error(`${program} could not be loaded`));
  return (app) => {
    const appCheck = initializeAppCheck(app, {
      provider: providerFor(siteKey),
      isTokenAutoRefreshEnabled: true,
    });
    return async () => (await getToken(appCheck)).token;
  };
}
