/** What a reader meets on a site that is not ours, in a browser. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import { listFiles } from 'docusaurus-plugin-seal/build';
import { keyFile, otherPassphrase, passphrase, sentences, type Variant } from './site';

export interface Served {
  readonly url: string;
  readonly root: string;
  readonly variant: Variant;
}

/** A step of the trial, with the sentence that it is counted under. */
export interface Trial {
  readonly says: string;
  run(browser: Browser, served: Served): Promise<void>;
}

const addressOf = ({ url, variant }: Served, place: string): string =>
  url + variant.baseUrl + place;

async function open(page: Page, secret: string, remember = false): Promise<void> {
  await page.getByLabel('Passphrase').fill(secret);
  if (remember) await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Open' }).click();
}

/** Has the page loaded in a browser of its own, and what it says of faults. */
async function inPage(browser: Browser, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ colorScheme: 'dark' });
  try {
    await act(await context.newPage());
  } finally {
    await context.close();
  }
}

const shown = async (page: Page): Promise<void> => {
  await expect(page.getByText('Lantern 200 of the western corridor')).toBeAttached();
};

/**
 * A script that notes, in every frame, what a style of an element is, once there is something to
 * see. As text: what compiles this file puts helpers into functions that a page does not have.
 */
const watching = (element: string, style: string, onceThereIs: string): { content: string } => ({
  content: `
    window.watched = new Set();
    (function look() {
      const found = document.querySelector(${JSON.stringify(element)});
      if (found !== null && document.querySelector(${JSON.stringify(onceThereIs)}) !== null)
        window.watched.add(getComputedStyle(found)[${JSON.stringify(style)}]);
      requestAnimationFrame(look);
    })();`,
});

const watched = (page: Page): Promise<unknown> => page.evaluate('[...window.watched]');

const readsPages: Trial = {
  says: 'whoever has a passphrase reads pages, the blog and pictures, and goes from one to the next',
  run: (browser, served) =>
    inPage(browser, async (page) => {
      await page.goto(addressOf(served, 'docs/corridor'));
      await open(page, passphrase);
      await shown(page);
      await expect(page).toHaveTitle(/The corridor/);
      const picture = page.getByRole('img', { name: 'A hidden picture' });
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(100);
      await page.getByRole('navigation', { name: 'Main' }).getByText('Blog').click();
      await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
      await page.getByRole('link', { name: 'Welcome' }).first().click();
      const banner = page.locator('article img').last();
      await expect
        .poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(100);
      await page.getByRole('navigation', { name: 'Main' }).getByText('Tutorial').click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    }),
};

const downloads: Trial = {
  says: 'a file is opened and saved under its own name',
  run: (browser, served) =>
    inPage(browser, async (page) => {
      await page.goto(addressOf(served, 'docs/corridor'));
      await open(page, passphrase);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'The plan of it' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('plan.zip');
      expect(readFileSync(await download.path(), 'utf8')).toContain('only readers may have');
    }),
};

const isRefused: Trial = {
  says: 'a wrong passphrase is told of, and the right one opens then',
  run: (browser, served) =>
    inPage(browser, async (page) => {
      await page.goto(addressOf(served, 'docs/corridor'));
      await open(page, 'correct horse batteri');
      await expect(page.getByRole('alert')).toContainText('not the passphrase');
      await expect(page.getByText('Lantern 200')).not.toBeAttached();
      await open(page, otherPassphrase);
      await shown(page);
    }),
};

const isRemembered: Trial = {
  says: 'who asks to be remembered meets no form again, and who does not, does',
  run: async (browser, served) => {
    await inPage(browser, async (page) => {
      await page.goto(addressOf(served, 'docs/corridor'));
      await open(page, passphrase);
      await shown(page);
      await page.reload();
      await expect(page.getByLabel('Passphrase')).toBeVisible();
      await open(page, passphrase, true);
      await shown(page);
      await page.addInitScript(watching('.seal-gate__form', 'visibility', '.seal-gate__form'));
      await page.reload();
      await shown(page);
      expect(await watched(page)).not.toContain('visible');
    });
  },
};

const findsPlaces: Trial = {
  says: 'an address with a place in the page leads there, and so does a link in it',
  run: (browser, served) =>
    inPage(browser, async (page) => {
      await page.goto(addressOf(served, 'docs/corridor#the-end'));
      await open(page, passphrase);
      await expect(page.getByRole('heading', { name: 'The end' })).toBeInViewport();
      await page.evaluate(() => {
        window.scrollTo(0, 0);
      });
      await page.getByRole('link', { name: 'To the end', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'The end' })).toBeInViewport();
    }),
};

const isDark: Trial = {
  says: 'the gate is dark from its first picture on where the system is, and the site is after it',
  run: (browser, served) =>
    inPage(browser, async (page) => {
      await page.addInitScript(watching('html', 'backgroundColor', '.seal-gate, .navbar'));
      await page.goto(addressOf(served, 'docs/corridor'));
      await open(page, passphrase);
      await shown(page);
      expect(await watched(page)).toEqual(['rgb(27, 27, 29)']);
    }),
};

const speaksFrench: Trial = {
  says: 'each language of a site opens with the same passphrase',
  run: (browser, served) =>
    inPage(browser, async (page) => {
      await page.goto(addressOf(served, 'fr/docs/corridor'));
      await open(page, passphrase, true);
      await expect(page.getByText('La lanterne 200 du couloir')).toBeAttached();
      await page.goto(addressOf(served, 'docs/corridor'));
      await shown(page);
    }),
};

const keepsSecrets: Trial = {
  says: 'a stranger with all files finds none of two hundred sentences, and no passphrase',
  run: async (_browser, { root }) => {
    const names = await listFiles(root);
    expect(names.length).toBeGreaterThan(20);
    const texts = names.map((name) => readFileSync(path.join(root, name), 'utf8'));
    const found = [...sentences, passphrase, otherPassphrase].filter((sentence) =>
      texts.some((text) => text.includes(sentence)),
    );
    expect(found).toEqual([]);
  },
};

const opensByItself: Trial = {
  says: 'a site whose own module finds the key opens by itself, and says so where it finds none',
  run: (browser, served) =>
    inPage(browser, async (page) => {
      await page.goto(addressOf(served, 'docs/corridor'));
      await shown(page);
      await page.route(`**/${keyFile}`, (route) => route.fulfill({ status: 403 }));
      await page.reload();
      await expect(page.getByRole('alert')).toContainText('may not read');
      await expect(page.getByText('Lantern 200')).not.toBeAttached();
    }),
};

const withPassphrase: readonly Trial[] = [
  readsPages,
  downloads,
  isRefused,
  isRemembered,
  findsPlaces,
  isDark,
];

/** What is tried on a variant, in order. */
export const trialsOf = ({ keys, locales }: Variant): readonly Trial[] => [
  keepsSecrets,
  ...(keys === 'custom' ? [opensByItself] : withPassphrase),
  ...(locales.includes('fr') ? [speaksFrench] : []),
];
