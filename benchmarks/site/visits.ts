import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { TestAccount } from '../../scripts/lib/authEmulator';
import { phoneWindow, slowDown, speedUp } from './profile';
import { bytesAskedFor, findRequest } from './requests';
import { expectSight } from './sight';
import { recordTraffic, type Traffic } from './traffic';

/** What every visit needs. */
export interface Setting {
  readonly browser: Browser;
  readonly account: TestAccount;
  /** What the SDK has stored for the account's session. */
  readonly session: { readonly key: string; readonly value: string };
}

export interface Lesson {
  readonly path: string;
  readonly heading: string;
}

interface OpenPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly traffic: Traffic;
}

/** Hands over a browser with nothing in it, which is closed afterwards. */
async function inFreshBrowser<T>(
  { browser }: Setting,
  site: string,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const options = { baseURL: site, locale: 'sv-SE', viewport: phoneWindow };
  const context = await browser.newContext(options);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/**
 * A page at a plain file of the site, whose traffic is counted from now on: the browser gives a
 * page that comes from another site a new process, and sometimes forgets to tell how the request
 * ended that it did so for.
 */
async function openPage(context: BrowserContext): Promise<OpenPage> {
  const page = await context.newPage();
  await page.goto('/img/favicon.svg');
  const cdp = await context.newCDPSession(page);
  return { page, cdp, traffic: await recordTraffic(cdp) };
}

export interface FirstVisit {
  readonly visibleMs: number;
  readonly visibleBytes: number;
  /**
   * When the request of a sign-in was sent that was filled in and submitted once, as soon as there
   * was a form.
   */
  readonly usableMs: number;
  readonly usableBytes: number;
}

const signInRequest = 'accounts:signInWithPassword';

/**
 * Someone who has never been here opens the address on a phone and signs in.
 * @throws when the form never shows, or loses what was done
 */
export async function visitFirst(
  setting: Setting,
  site: string,
  path: string,
): Promise<FirstVisit> {
  return inFreshBrowser(setting, site, async (context) => {
    const { page, cdp, traffic } = await openPage(context);
    const { seenMs } = await expectSight(page, cdp, {
      selector: 'input[type=email]',
      text: null,
      signIn: setting.account,
    });
    await slowDown(cdp);
    await page.goto(path, { waitUntil: 'commit' });
    const visibleMs = await seenMs;
    await traffic.whenRequested(
      'A sign-in',
      (all) => findRequest(all, signInRequest) !== undefined,
    );
    await speedUp(cdp);
    await traffic.whenQuiet();
    const requests = traffic.requests();
    const usableMs = findRequest(requests, signInRequest)?.atMs ?? Number.NaN;
    return {
      visibleMs,
      visibleBytes: bytesAskedFor(requests, visibleMs),
      usableMs,
      // Until just before: the request itself is no part of what makes the form usable.
      usableBytes: bytesAskedFor(requests, usableMs - 1),
    };
  });
}

/**
 * Puts the session into the browser and opens the lesson once, so that the site can leave behind
 * what it leaves behind.
 */
async function visitAsMember(
  context: BrowserContext,
  { session }: Setting,
  { path, heading }: Lesson,
): Promise<OpenPage> {
  const opened = await openPage(context);
  const { page, traffic } = opened;
  await page.evaluate(({ key, value }) => {
    window.localStorage.setItem(key, value);
  }, session);
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await traffic.whenQuiet();
  return opened;
}

export interface MemberVisit {
  readonly visibleMs: number;
  readonly visibleBytes: number;
}

/**
 * A member who was here before opens the lesson on a phone, signed in, with everything that the
 * site has stored, but nothing left in the browser's cache. @throws when the lesson never shows
 */
export async function visitAgain(
  setting: Setting,
  site: string,
  lesson: Lesson,
): Promise<MemberVisit> {
  return inFreshBrowser(setting, site, async (context) => {
    const before = await visitAsMember(context, setting, lesson);
    await before.page.close();
    const { page, cdp, traffic } = await openPage(context);
    await cdp.send('Network.clearBrowserCache');
    const { seenMs } = await expectSight(page, cdp, {
      selector: 'h1',
      text: lesson.heading,
      signIn: null,
    });
    await slowDown(cdp);
    await page.goto(lesson.path, { waitUntil: 'commit' });
    const visibleMs = await seenMs;
    await speedUp(cdp);
    await traffic.whenQuiet();
    return { visibleMs, visibleBytes: bytesAskedFor(traffic.requests(), visibleMs) };
  });
}

/** Hands over a page on which a member has the lesson open, with nothing slowed down yet. */
export async function withOpenLesson<T>(
  setting: Setting,
  site: string,
  lesson: Lesson,
  work: (opened: OpenPage) => Promise<T>,
): Promise<T> {
  return inFreshBrowser(setting, site, async (context) =>
    work(await visitAsMember(context, setting, lesson)),
  );
}
