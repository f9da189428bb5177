import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import FlagChecks from '@site/tests/fixtures/docs/flagcheck.mdx';
import { fill, openPage, part, type OpenPage, type Part } from '@site/tests/support/dom/page';

let page: OpenPage;

const first = (): Part => part(/Flagga\s*u1/);
const second = (): Part => part(/Flaggan med svenska bokstäver/);

const field = (flag: Part): HTMLElement => flag.getByLabelText('Flaggan du hittade');

const check = (flag: Part): Promise<void> =>
  page.user.click(flag.getByRole('button', { name: 'Kontrollera' }));

/** The check is a hash, which comes when it is ready. */
const expectSaid = (flag: Part, words: string): Promise<void> =>
  waitFor(() => {
    expect(flag.getByRole('status')).toHaveTextContent(words);
  });

beforeEach(async () => {
  page = await openPage(FlagChecks);
});

test('a wrong flag is named as wrong, the right one is found', async () => {
  const flag = first();
  await check(flag);
  await expectSaid(flag, 'Skriv flaggan först.');

  fill(field(flag), 'KURS{Hej}');
  await check(flag);
  await expectSaid(flag, '✗ Inte rätt än. Kontrollera');
  expect(flag.getByRole('status')).toHaveFocus();

  fill(field(flag), ' KURS{hej} ');
  expect(flag.getByRole('status')).toBeEmptyDOMElement();
  await check(flag);
  await expectSaid(flag, '✓ Rätt.');
});

test('by keyboard alone; the result survives a reload and can be handed in again', async () => {
  await page.press(field(second()), 'KURS{{åäö}{Enter}');
  await expectSaid(second(), '✓ Rätt.');
  expect(second().getByRole('button', { name: 'Lämna in igen' })).toHaveFocus();

  await page.reload();
  await expectSaid(second(), '✓ Rätt.');
  expect(first().getByRole('button', { name: 'Kontrollera' })).toBeVisible();

  await page.press(second().getByRole('button', { name: 'Lämna in igen' }), '{Enter}');
  expect(field(second())).toHaveValue('');
});

test('the page does not hold the flag of the second field in plain text', () => {
  expect(first().element.innerHTML).not.toContain('KURS{');
});

// What is searched is made of the rendered page, and an exam's sum has no place there.
test('the rendered page does not hold the sum either', () => {
  for (const flag of [first(), second()])
    expect(flag.element.outerHTML).not.toMatch(/[0-9a-f]{64}/);
});
