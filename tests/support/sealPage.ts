import { test as base, type BrowserContext, type Route } from '@playwright/test';
import { serveFolder } from '../../scripts/lib/folderServer';
import { base64urlFromBytes, bytesFromText } from '@kurser/sealed-format';
import { guardConsole, type ConsoleGuard } from './consoleGuard';

export { expect } from '@playwright/test';
export { storedKeys } from './storedKeys';

/** Where tests/e2e/seal/site.setup.ts builds the site. */
export const sealedSiteFolder = '.cache/seal-browser';
export const contentKey = base64urlFromBytes(new Uint8Array(32).fill(21));

/** Of a sign-in by password, just now. Nobody here asks who has signed it. */
const claims = { iat: 1, auth_time: 1, firebase: { sign_in_provider: 'password' } };
const token = `header.${base64urlFromBytes(bytesFromText(JSON.stringify(claims)))}.signature`;

/** How the key service answers: with a status, or not at all. */
export type KeyAnswer = number | 'abort';

/** One student's browser in front of the small sealed site, with what it asked for. */
export interface SealedVisit {
  /** Puts a member into the browser who is let in on the next page load. */
  signIn(uid: string, keepKey?: boolean): Promise<void>;
  /** How the key service answers from now on; 200 with the key until told otherwise. */
  answerKey(answer: KeyAnswer): void;
  /** Requests for the key so far. */
  readonly keyRequests: () => number;
  /** Addresses of sealed files that were asked for so far. */
  readonly sealedRequests: () => readonly string[];
  /**
   * Handles every request for a sealed file whose address contains the part, until the answered
   * function is called.
   */
  interceptSealed(
    part: string,
    handle: (route: Route) => Promise<void>,
  ): Promise<() => Promise<void>>;
}

async function answerKeyRequest(route: Route, answer: KeyAnswer): Promise<void> {
  if (answer === 'abort') return route.abort();
  const body =
    answer === 200 ? { fields: { key: { stringValue: contentKey } } } : { error: answer };
  return route.fulfill({
    status: answer,
    headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    json: body,
  });
}

async function openVisit(context: BrowserContext): Promise<SealedVisit> {
  let keyAnswer: KeyAnswer = 200;
  let keyRequests = 0;
  const sealed: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/sealed/')) sealed.push(new URL(request.url()).pathname);
  });
  await context.route('**/contentKeys/**', async (route) => {
    if (route.request().method() !== 'OPTIONS') keyRequests += 1;
    await answerKeyRequest(route, route.request().method() === 'OPTIONS' ? 200 : keyAnswer);
  });
  return {
    signIn: async (uid, keepKey = true) => {
      await context.addInitScript(
        (member) => {
          window.localStorage.setItem('provmedlem', JSON.stringify(member));
        },
        { uid, keepKey, token },
      );
    },
    answerKey: (answer) => {
      keyAnswer = answer;
    },
    keyRequests: () => keyRequests,
    sealedRequests: () => sealed,
    interceptSealed: async (part, handle) => {
      const isMeant = (url: URL): boolean =>
        url.pathname.startsWith('/sealed/') && url.pathname.includes(part);
      await context.route(isMeant, handle);
      return () => context.unroute(isMeant);
    },
  };
}

interface SealFixtures {
  readonly visit: SealedVisit;
  readonly consoleGuard: ConsoleGuard;
}

/**
 * A browser page on the small sealed site. The console must stay silent but for what a test allows.
 */
export const test = base.extend<SealFixtures, { sealSite: string }>({
  sealSite: [
    async ({}, provide) => {
      const { url, stop } = await serveFolder(sealedSiteFolder);
      await provide(url);
      stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ sealSite }, provide) => provide(sealSite),
  visit: async ({ context }, provide) => {
    await provide(await openVisit(context));
    // What is fetched ahead may still be on its way.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  consoleGuard: [
    async ({ page }, provide) => {
      const guard = guardConsole(page);
      await provide(guard);
      guard.verify();
    },
    { auto: true },
  ],
});
