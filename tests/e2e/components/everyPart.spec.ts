import type { Page } from '@playwright/test';
import { faultsOf } from '../../support/pageFaults';
import { expect, test } from '../../support/fixturePage';
import { goWhole, openWhole } from '../../support/wholePage';

test.describe.configure({ mode: 'parallel' });
// Nothing fades: a colour that is on its way to another is neither.
test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

interface PartPage {
  readonly path: string;
  /** Opens what is shut and does what changes the look. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const openDetails = (page: Page): Promise<void> =>
  page.locator('article details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });

const groups: readonly { readonly name: string; readonly pages: readonly PartPage[] }[] = [
  {
    name: 'circuits and numbers',
    pages: [
      { path: 'gatesim' },
      { path: 'truthtable' },
      { path: 'alusim' },
      { path: 'baseconverter' },
    ],
  },
  { name: 'every token and every control', pages: [{ path: 'utseende' }] },
  {
    name: 'answers',
    pages: [
      {
        path: 'answer',
        prepare: async (page) => {
          const [share, text, , kinds] = await page.getByRole('textbox').all();
          await share?.fill('0,6875');
          await text?.fill('kö');
          await kinds?.fill('6');
          await page.getByLabel('Deep Blue').selectOption('lärande');
          await page
            .getByLabel('Ditt svar, med egna ord')
            .fill('Den följer bara reglerna i boken.');
          // From the last one: an answer that is right takes its button away.
          const buttons = page.getByRole('button', { name: /^(Svara|Jämför)$/ });
          for (const button of (await buttons.all()).reverse()) await button.click();
          await expect(page.getByText('En kö lämnar ut det äldsta först.')).toBeVisible();
          await expect(page.getByText('Ett svar att jämföra med')).toBeVisible();
        },
      },
      {
        path: 'answerkinds',
        prepare: async (page) => {
          await page.getByLabel('Timer').selectOption('räknar ner');
          await page.getByLabel(/^Rad 6/).check();
          for (const name of ['Rad 1, kolumn 2: .', 'Rad 1, kolumn 3: .'])
            await page.getByRole('button', { name }).click();
          await page.getByLabel('Din fil (.gd eller .tscn)').fill('extends CharacterBody2D\n');
          for (const title of ['Noder och arbeten', 'Var ändras farten', 'Vägen ut', 'Ett hopp']) {
            const exercise = page.getByRole('region', { name: `Uppgift: ${title}` });
            await exercise.getByRole('button', { name: 'Svara' }).click();
          }
          await expect(page.getByText('Hoppet kräver golv')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'models',
    pages: [
      { path: 'pointlab' },
      { path: 'netlab' },
      { path: 'convlab' },
      { path: 'gridworld' },
      { path: 'tokenlab' },
    ],
  },
  {
    name: 'games',
    pages: [{ path: 'chaselab' }, { path: 'jumplab' }, { path: 'laglab' }, { path: 'shiplab' }],
  },
  {
    name: 'searches, sprites, keys and traces',
    pages: [
      {
        path: 'mazeviz',
        prepare: async (page) => {
          for (const end of await page.getByRole('button', { name: 'Till slutet' }).all())
            await end.click();
        },
      },
      {
        path: 'spritelab',
        prepare: async (page) => {
          for (const bits of await page.getByLabel('Visa bitarna').all()) await bits.check();
        },
      },
      {
        path: 'keytrainer',
        prepare: async (page) => {
          const panel = page.getByRole('region', { name: 'Ändra i en lista' });
          await panel.getByRole('button', { name: 'Övning 3' }).click();
          await panel.getByRole('textbox', { name: 'Övningstext' }).focus();
          await page.keyboard.type('%sfoo');
        },
      },
      {
        path: 'steptrace',
        prepare: async (page) => {
          const panel = page.getByRole('region', { name: 'Stack, kö, lista och minne' });
          await panel.getByRole('slider').fill('4');
          await expect(panel.getByRole('row', { name: '0x1004 05 ändrad' })).toBeVisible();
        },
      },
    ],
  },
];

for (const { name, pages } of groups)
  test(`${name}: nothing to find in either colour mode with everything open, nothing wider than 320 px`, async ({
    page,
  }) => {
    const faults: string[] = [];
    for (const [place, { path, prepare }] of pages.entries()) {
      await (place === 0 ? openWhole : goWhole)(page, `/courses/${path}`);
      await openDetails(page);
      await prepare?.(page);
      faults.push(...(await faultsOf(page)).map((fault) => `${path} ${fault}`));
    }
    expect(faults).toEqual([]);
  });
