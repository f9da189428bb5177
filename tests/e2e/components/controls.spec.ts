import { expect, test } from '../../support/fixturePage';
import { goWhole, openWhole } from '../../support/wholePage';

/**
 * What the browser's own sliders and lists do with keys; what the parts make of it are the DOM
 * tests' (src/teaching).
 */
test('sliders and lists take their steps by the arrow keys', async ({ page }) => {
  const panel = (title: string) => page.getByRole('region', { name: title });

  await openWhole(page, '/courses/netlab');
  const net = panel('Perceptronen');
  await net.getByText('Vikter', { exact: true }).click();
  await net.getByRole('slider', { name: 'Vikten w₁' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(net.getByRole('textbox', { name: 'Vikten w₁' })).toHaveValue('0,1');

  await goWhole(page, '/courses/gridworld');
  const world = panel('Rutnätet');
  await world.getByRole('slider', { name: 'ε, andel slumpsteg' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(world.getByRole('textbox', { name: 'ε, andel slumpsteg' })).toHaveValue('0,15');

  await goWhole(page, '/courses/tokenlab');
  const tokens = panel('Från text till tal');
  await tokens.getByText('Temperatur', { exact: true }).click();
  const temperature = tokens.getByRole('textbox', { name: 'Temperatur T' });
  await temperature.fill('0');
  await tokens.getByRole('slider', { name: 'Temperatur T' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(temperature).toHaveValue('0,05');

  await goWhole(page, '/courses/mazeviz');
  const maze = panel('Djupet först');
  await maze.getByText('Mer: rita banan').click();
  const order = maze.getByLabel('Grannarnas ordning');
  await order.focus();
  await page.keyboard.press('End');
  await expect(order).toHaveValue('VSÖN');
});
