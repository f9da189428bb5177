import { expect, test } from '../../support/site';
import { fixturesAddress } from '../../../scripts/lib/siteServers';
import {
  expectPicture,
  forBothLooks,
  onlyInTheirBrowser,
  openWholeWithLook,
} from '../../support/pictureTest';

test.use({
  baseURL: process.env['FIXTURES_URL'] ?? fixturesAddress,
  contextOptions: { reducedMotion: 'reduce' },
});
onlyInTheirBrowser();
test.describe.configure({ mode: 'parallel' });

test.beforeEach(async ({ page, accounts, reader }) => {
  await accounts.remember(page, reader, true);
});

forBothLooks(6, 'a program and what it prints', async (page, look) => {
  await openWholeWithLook(page, look, '/courses/allt');
  const [code, output] = [
    page.locator('.theme-code-block').first(),
    page.locator('.theme-code-block.language-text').first(),
  ];
  await code.scrollIntoViewIfNeeded();
  const [above, below] = [await code.boundingBox(), await output.boundingBox()];
  if (above === null || below === null) throw new Error('A program without its output');
  const clip = { ...above, height: below.y + below.height - above.y };
  await expect(page).toHaveScreenshot(`code-${String(look.width)}-${look.mode}.png`, { clip });
});

forBothLooks(7, 'an exercise', async (page, look) => {
  await openWholeWithLook(page, look, '/courses/exercise');
  await expectPicture(
    page.getByRole('region', { name: 'Uppgift: Antal veckor' }),
    'exercise',
    look,
  );
});

forBothLooks(8, 'a quiz', async (page, look) => {
  await openWholeWithLook(page, look, '/courses/allt');
  await expectPicture(page.getByRole('group', { name: /^Quiz/ }).first(), 'quiz', look);
});

/** Each lab on the page of all parts, by its title there. */
const labs = {
  truthtable: 'Grinden AND',
  gatesim: 'Halvadderare',
  alusim: 'Räkna med fyra bitar',
  baseconverter: 'Talet 42',
  mazeviz: 'Sök i labyrinten',
  pointlab: 'Grannar',
  netlab: 'Ett litet nät',
  convlab: 'Ett fönster över en bild',
  tokenlab: 'Tokens',
  gridworld: 'Korridoren',
  spritelab: 'En sprite',
  keytrainer: 'Ta bort ett tecken',
} as const;

for (const [place, [name, title]] of Object.entries(labs).entries())
  forBothLooks(9 + place, `the lab ${name}`, async (page, look) => {
    await openWholeWithLook(page, look, '/courses/allt');
    await expectPicture(page.getByRole('region', { name: title }), name, look);
  });
