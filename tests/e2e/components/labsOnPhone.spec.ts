import path from 'node:path';
import type { Page } from '@playwright/test';
import { bundleForBrowser } from '../../support/browserBundle';
import { expect, test } from '../../support/fixturePage';
import type * as inPage from '../../support/inPage/phone';
import { rowAt } from '../../support/night';
import { goWhole, nextFrames, openWhole } from '../../support/wholePage';

declare global {
  interface Window {
    readonly phone: typeof inPage;
  }
}

test.use({ isMobile: true, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

interface LabPage {
  readonly path: string;
  /** Does what shows most of the lab. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const pressAll = async (page: Page, name: string): Promise<void> => {
  for (const button of await page.getByRole('button', { name, exact: true }).all())
    await button.click();
};
const checkAll = async (page: Page, name: string): Promise<void> => {
  for (const box of await page.getByLabel(name, { exact: true }).all()) await box.check();
};

const labPages: readonly LabPage[] = [
  { path: 'alusim' },
  { path: 'baseconverter' },
  { path: 'chaselab' },
  { path: 'convlab' },
  { path: 'gatesim' },
  { path: 'gridworld', prepare: (page) => pressAll(page, '100 episoder') },
  { path: 'jumplab' },
  { path: 'keytrainer' },
  { path: 'laglab' },
  {
    path: 'mazeviz',
    prepare: async (page) => {
      await pressAll(page, 'Till slutet');
      await checkAll(page, 'Numrera de besökta');
    },
  },
  { path: 'netlab' },
  { path: 'pointlab' },
  { path: 'pyrun' },
  { path: 'shiplab' },
  { path: 'spritelab', prepare: (page) => checkAll(page, 'Visa bitarna') },
  { path: 'steptrace' },
  { path: 'tokenlab' },
  { path: 'truthtable' },
];

/**
 * What a narrow phone has no room for, with what is there instead. Each is a fault's text without
 * its numbers; one that no longer matches anything is a fault of this list.
 */
const excepted: readonly (readonly [fault: RegExp, reason: string])[] = [
  [
    /^baseconverter .*"Bit \d+, .* × 44 px to press/,
    'a byte is eight bits abreast, as high as a finger',
  ],
  [
    /^truthtable .* of controls above the drawing/,
    'the expression that is written is what the table follows from',
  ],
];

let script: Promise<string> | undefined;

async function ask(
  page: Page,
  question: 'faultsOfPanels' | 'faultsOfDiagrams' | 'faultsOfTables',
): Promise<readonly string[]> {
  script ??= bundleForBrowser(path.join(__dirname, '../../support/inPage/phone.ts'), 'phone');
  if (!(await page.evaluate(() => 'phone' in window)))
    await page.evaluate(`${await script}\nwindow.phone = phone;`);
  await nextFrames(page);
  return page.evaluate((name) => window.phone[name](), question);
}

const openDetails = (page: Page): Promise<void> =>
  page.locator('article details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });

for (const [place, width] of [320, 390].entries()) {
  test.describe(`at ${String(width)} px`, rowAt(place), () => {
    test.use({ viewport: { width, height: 844 } });

    test('every lab is whole or fades where it goes on, can be read and pressed, and begins with its drawing', async ({
      page,
    }) => {
      const faults: string[] = [];
      for (const [place, { path: name, prepare }] of labPages.entries()) {
        await (place === 0 ? openWhole : goWhole)(page, `/courses/${name}`);
        await openDetails(page);
        await prepare?.(page);
        faults.push(...(await ask(page, 'faultsOfPanels')).map((fault) => `${name} ${fault}`));
      }
      expect(faults.filter((fault) => !excepted.some(([known]) => known.test(fault)))).toEqual([]);
      for (const [known, reason] of excepted)
        expect(faults.filter((fault) => known.test(fault)).length, reason).toBeGreaterThan(0);
    });

    test('diagrams can be read, and scroll rather than shrink further', async ({ page }) => {
      await openWhole(page, '/courses/mermaid');
      expect(await ask(page, 'faultsOfDiagrams')).toEqual([]);
    });

    test('a table of text that is wider than the column fades where it goes on', async ({
      page,
    }) => {
      await openWhole(page, '/courses/figure');
      expect(await ask(page, 'faultsOfTables')).toEqual([]);
    });
  });
}

test.describe('the guard itself', () => {
  test.use({ viewport: { width: 320, height: 844 } });

  test('finds a drawing that is cropped, one that scrolls without a sign, small letters, small buttons, and controls above', async ({
    page,
  }) => {
    await openWhole(page, '/courses/alusim');
    const plant = (html: string): Promise<void> =>
      page
        .locator('main section > header + div')
        .first()
        .evaluate((body, planted) => {
          body.innerHTML = planted;
        }, html);
    const found = async (html: string): Promise<string> => {
      await plant(html);
      return (await ask(page, 'faultsOfPanels')).join('\n');
    };
    const wide = '<svg role="img" aria-label="bred" width="900" height="40"></svg>';
    expect(await found(`<div style="overflow: hidden">${wide}</div>`)).toContain('is cropped');
    expect(await found(`<div style="overflow: auto">${wide}</div>`)).toContain('without a sign');
    expect(
      await found(
        `<div style="overflow: auto">${wide.replace('900"', '90" style="margin-left: -12px"')}</div>`,
      ),
    ).toContain('begins 12 px before its box');
    expect(
      await found(
        '<svg role="img" viewBox="0 0 600 60" style="width: 100%"><text y="30" font-size="14">liten</text></svg>',
      ),
    ).toMatch(/"liten" is written in \d\.\d px/);
    expect(
      await found('<button style="width: 30px; height: 30px; padding: 0">kort</button>'),
    ).toContain('"kort" is 30 × 30 px to press, of 44');
    expect(
      await found(
        '<table><tbody><tr><td><button style="width: 20px; height: 20px; padding: 0">x</button></td></tr></tbody></table>',
      ),
    ).toContain('"x" is 20 × 20 px to press, of 24');
    expect(
      await found(
        `<div><button style="height: 300px">hög</button></div>${wide.replace('900', '90')}`,
      ),
    ).toContain('px of controls above the drawing');
  });
});
