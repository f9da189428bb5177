import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixturePage';

function lab(page: Page, title: string): Locator {
  return page.getByRole('region', { name: `Labb ${title}` });
}

function input(panel: Locator, name: string): Locator {
  return panel.getByRole('button', { name: new RegExp(`^Ingång ${name}:`) });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/courses/gatesim');
  await expect(lab(page, 'Heladderare')).toBeVisible();
  await page.waitForSelector('html[data-has-hydrated=true]');
});

test('runs a full adder by mouse and follows it in the truth table', async ({ page }) => {
  const panel = lab(page, 'Heladderare');
  await expect(panel.getByText('S = 1, Cout = 0')).toBeAttached();
  await input(panel, 'A').click();
  await input(panel, 'Cin').click();
  await expect(panel.getByText('S = 1, Cout = 1')).toBeAttached();
  await expect(input(panel, 'A')).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.locator('tr[aria-current]').getByRole('rowheader')).toHaveText('▸ 7');
});

test('runs by keyboard alone, delay by delay', async ({ page }) => {
  const panel = lab(page, 'Glitch');
  for (const name of ['A', 'B', 'C']) await input(panel, name).press('Enter');
  await panel.getByRole('checkbox', { name: 'En grindfördröjning i taget' }).press('Space');
  await input(panel, 'A').press('Space');
  const step = panel.getByRole('button', { name: 'Nästa grindfördröjning' });
  await expect(panel.getByText('Efter 0 grindfördröjningar: signalerna är på väg')).toBeVisible();
  await step.press('Enter');
  await expect(panel.getByText('Y = 1', { exact: true })).toBeAttached();
  await step.press('Enter');
  await expect(panel.getByText('Y = 0', { exact: true })).toBeAttached();
  await step.press('Enter');
  await expect(panel.getByText('Y = 1', { exact: true })).toBeAttached();
  await expect(
    panel.getByText('Efter 3 grindfördröjningar: kretsen har kommit till ro.'),
  ).toBeVisible();
  await expect(step).toBeDisabled();
});

test('remembers in a latch of two gates and says what the start left open', async ({ page }) => {
  const panel = lab(page, 'SR-latch av NOR');
  await expect(panel.getByText('Slingan Q och P har 2 stabila lägen.')).toBeVisible();
  await input(panel, 'R').click();
  await input(panel, 'R').click();
  await expect(panel.getByText('Q = 0, P = 1')).toBeAttached();
  await input(panel, 'S').click();
  await input(panel, 'S').click();
  await expect(panel.getByText('Q = 1, P = 0')).toBeAttached();
});

test('clocks flip-flops step by step and by itself', async ({ page }) => {
  const panel = lab(page, 'Räknare av vippor');
  const pulse = panel.getByRole('button', { name: 'Klockpuls' });
  for (let count = 0; count < 5; count += 1) await pulse.click();
  await expect(panel.getByText('q2 = 1, q1 = 0, q0 = 1')).toBeAttached();
  await expect(
    panel.getByRole('img', { name: /^Tidsdiagram\. clk: 0 1 0 1 0 1 0 1 0 1 0\./ }),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Kör klockan' }).press('Enter');
  await expect(panel.getByText('q2 = 1, q1 = 1, q0 = 0')).toBeAttached();
  await panel.getByRole('button', { name: 'Stoppa klockan' }).press('Enter');
  await panel.getByRole('button', { name: 'Slå av och på strömmen' }).click();
  await expect(panel.getByText('q2 = 0, q1 = 0, q0 = 0')).toBeAttached();
});

test('explains a loop that never rests, and the forbidden state', async ({ page }) => {
  const ring = lab(page, 'Ringoscillator');
  await input(ring, 'E').click();
  await expect(
    ring.getByText('Kretsen svänger: Y, NOT 1 och NOT 2 växlar mellan 0 och 1 utan slut.'),
  ).toBeVisible();
  await input(ring, 'E').click();
  await expect(ring.getByText('Kretsen svänger')).toBeHidden();
  const latch = lab(page, 'SR som del');
  await input(latch, 'S').click();
  await input(latch, 'R').click();
  await expect(latch.getByText('Q är i det förbjudna läget')).toBeVisible();
});

test('changes all drawings to IEC symbols and remembers it', async ({ page }) => {
  const panel = lab(page, 'Heladderare');
  await panel.getByRole('radio', { name: 'IEC' }).focus();
  await page.keyboard.press('Space');
  await expect(panel.locator('svg').getByText('=1', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(lab(page, 'XOR av NAND').locator('svg').getByText('&').first()).toBeVisible();
});

test('draws what is written and says which line is wrong', async ({ page }) => {
  const panel = lab(page, 'Skriv en krets');
  const text = panel.getByLabel('Kretsen som text');
  await text.fill('inputs: A, B\nY = A xor');
  await expect(panel.getByText('Rad 2: i A xor. Plats 6: uttrycket tar slut')).toBeVisible();
  await text.fill('inputs: A, B\nY = A xor B');
  await expect(
    panel.getByRole('img', { name: 'Kopplingsschema: ingångar A, B, 1 del, utgångar Y.' }),
  ).toBeVisible();
  await input(panel, 'A').click();
  await expect(panel.getByText('Y = 1', { exact: true })).toBeAttached();
  await page.reload();
  await expect(text).toHaveValue('inputs: A, B\nY = A xor B');
  await panel.getByRole('button', { name: 'Återställ texten' }).click();
  await expect(text).toHaveValue("inputs: A, B, C\noutputs: Y\nY = (A + B)·C'");
});

test('builds XOR by mouse, has it checked and finds it again', async ({ page }) => {
  const panel = lab(page, 'XOR av fyra NAND');
  const add = panel.getByRole('button', { name: 'Lägg till NAND' });
  const wire = async (from: string, to: string): Promise<void> => {
    await panel.getByRole('button', { name: `Ledning från ${from}`, exact: true }).click();
    await panel.getByRole('button', { name: `Ledning till ${to}`, exact: true }).click();
  };
  for (let count = 0; count < 4; count += 1) await add.click();
  await wire('A', 'NAND 1, ingång 1');
  await wire('B', 'NAND 1, ingång 2');
  await wire('NAND 1', 'utgången Y');
  await panel.getByRole('button', { name: 'Rätta' }).click();
  await expect(
    panel.getByText('Första felet är på rad 0 (A=0, B=0): Y ska vara 0, men din krets ger 1.'),
  ).toBeVisible();
  await wire('A', 'NAND 2, ingång 1');
  await wire('NAND 1', 'NAND 2, ingång 2');
  await wire('NAND 1', 'NAND 3, ingång 1');
  await wire('B', 'NAND 3, ingång 2');
  await wire('NAND 2', 'NAND 4, ingång 1');
  await wire('NAND 3', 'NAND 4, ingång 2');
  await wire('NAND 4', 'utgången Y');
  await panel.getByRole('button', { name: 'Ordna' }).click();
  await panel.getByRole('button', { name: 'Rätta' }).click();
  await expect(panel.getByText('Rätt på alla 4 rader, med 4 delar.')).toBeVisible();
  await input(panel, 'A').click();
  await expect(input(panel, 'A')).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(panel.getByText('Ledningar (9)')).toBeVisible();
  await panel.getByRole('button', { name: 'Rätta' }).click();
  await expect(panel.getByText('Rätt på alla 4 rader, med 4 delar.')).toBeVisible();
});

test('drags a part, and undoes it', async ({ page }) => {
  const panel = lab(page, 'XOR av fyra NAND');
  await panel.getByRole('button', { name: 'Lägg till NAND' }).click();
  const part = panel.getByRole('button', { name: /^NAND 1: markera/ });
  const before = await part.boundingBox();
  if (before === null) throw new Error('the part has no place');
  await page.mouse.move(before.x + 20, before.y + 20);
  await page.mouse.down();
  await page.mouse.move(before.x + 80, before.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await part.boundingBox())?.x).toBeGreaterThan(before.x + 40);
  await panel.getByRole('button', { name: 'Ångra' }).click();
  await expect.poll(async () => (await part.boundingBox())?.x).toBeCloseTo(before.x, 0);
});

test('mends a circuit by keyboard alone: place, move, wire from lists, delete, undo', async ({
  page,
}) => {
  const panel = lab(page, 'Laga halvadderaren');
  await panel.getByRole('button', { name: 'Rätta' }).press('Enter');
  await expect(panel.getByText('Första felet är på rad 3 (A=1, B=1): S ska vara 0')).toBeVisible();
  await panel.getByRole('button', { name: 'Ställ in raden på kretsen' }).press('Enter');
  await expect(input(panel, 'B')).toHaveAttribute('aria-pressed', 'true');

  const or = panel.getByRole('button', { name: /^OR 1: markera/ });
  await or.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(or).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Ångra' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(or).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(or).toBeHidden();

  await panel.getByRole('button', { name: 'Lägg till XOR' }).press('Enter');
  const draw = panel.getByRole('button', { name: 'Dra ledningen' });
  const wire = async (from: string, to: string): Promise<void> => {
    await panel.getByLabel('Ledning från', { exact: true }).selectOption({ label: from });
    await panel.getByLabel('till', { exact: true }).selectOption({ label: to });
    await draw.press('Enter');
  };
  await wire('A', 'XOR 1, ingång 1');
  await wire('A', 'XOR 1, ingång 2');
  await panel.getByText('Ledningar (5)').press('Enter');
  await panel.getByRole('button', { name: 'Ta bort ledningen A → XOR 1, ingång 2' }).press('Enter');
  await wire('B', 'XOR 1, ingång 2');
  await wire('XOR 1', 'utgången S');
  await panel.getByRole('button', { name: 'Rätta' }).press('Enter');
  await expect(panel.getByText('Rätt på alla 4 rader, med 2 delar.')).toBeVisible();
});

test('builds with clocked parts, gates of several inputs, and lets go with Escape', async ({
  page,
}) => {
  const panel = lab(page, 'Fri bygglåda');
  await panel.getByRole('button', { name: 'Lägg till NAND' }).click();
  await panel.getByRole('radio', { name: '3' }).focus();
  await page.keyboard.press('Space');
  await expect(panel.getByRole('button', { name: 'Ledning till NAND 1, ingång 3' })).toBeVisible();
  await panel.getByRole('button', { name: 'Ta bort NAND 1' }).click();
  await panel.getByRole('button', { name: 'Lägg till D-vippa' }).click();
  const press = async (name: string): Promise<void> => {
    await panel.getByRole('button', { name, exact: true }).click();
  };
  await press("Ledning från D-vippa 1, q'");
  await expect(panel.getByText("Ledning från D-vippa 1, q': tryck på ingången")).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.getByText('Tryck på ett stift')).toBeVisible();
  await press('Ledning till D-vippa 1, d');
  await press("Ledning från D-vippa 1, q'");
  await press('Ledning från clk');
  await press('Ledning till D-vippa 1, clk');
  await press('Ledning från D-vippa 1, q');
  await press('Ledning till utgången X');
  const drawing = panel.getByRole('img', { name: /^Kopplingsschema/ });
  await expect(drawing).toBeVisible();
  await press('Klockpuls');
  await press('Ledning till utgången X');
  await panel.getByRole('button', { name: 'Ta bort ledningen', exact: true }).click();
  await expect(panel.getByText('Ledningar (2)')).toBeVisible();
  await press('Börja om');
  await expect(panel.getByText('Ledningar (0)')).toBeVisible();
});

test('scrolls inside its own box on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await expect(lab(page, 'Fri bygglåda')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
