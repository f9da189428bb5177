import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import GateSims from '@site/tests/fixtures/docs/gatesim.mdx';
import { openPage, type OpenPage } from '@site/tests/support/dom/page';

let page: OpenPage;

const lab = (title: string) => within(screen.getByRole('region', { name: `Labb ${title}` }));
type Lab = ReturnType<typeof lab>;

const input = (panel: Lab, name: string): HTMLElement =>
  panel.getByRole('button', { name: new RegExp(`^Ingång ${name}:`) });

beforeEach(async () => {
  page = await openPage(GateSims);
});

test('runs a full adder and follows it in the truth table', async () => {
  const panel = lab('Heladderare');
  expect(panel.getByText('S = 1, Cout = 0')).toBeInTheDocument();
  await page.user.click(input(panel, 'A'));
  await page.user.click(input(panel, 'Cin'));
  expect(panel.getByText('S = 1, Cout = 1')).toBeInTheDocument();
  expect(input(panel, 'A')).toHaveAttribute('aria-pressed', 'true');
  expect(
    within(panel.getByRole('row', { current: true })).getByRole('rowheader'),
  ).toHaveTextContent('▸ 7');
});
