import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import Predictions from '@site/tests/fixtures/docs/predict.mdx';
import { python } from '@site/tests/support/dom/doubles/usePythonRun';
import { openPage, type OpenPage } from '@site/tests/support/dom/page';

let page: OpenPage;

const predict = (firstLine: string) =>
  within(screen.getByRole('group', { name: `Förutsäg: ${firstLine}` }));

beforeEach(async () => {
  page = await openPage(Predictions);
});

test('asks for an answer, says where a wrong one parts, and keeps a right one on the device', async () => {
  const written = () => predict('for i in range(2):');
  await page.user.click(written().getByRole('button', { name: 'Svara' }));
  expect(written().getByRole('status')).toHaveTextContent('Skriv ett svar först.');
  await page.user.type(written().getByRole('textbox'), '0 0');
  await page.user.click(written().getByRole('button', { name: 'Svara' }));
  expect(written().getByText(/utskriften har fler rader/)).toBeInTheDocument();
  await page.user.click(written().getByRole('button', { name: 'Försök igen' }));
  await page.user.type(written().getByRole('textbox'), '{enter}1 1');
  await page.user.click(written().getByRole('button', { name: 'Svara' }));
  expect(written().getByText('✓ Rätt.')).toBeInTheDocument();
  await page.reload();
  expect(written().getByText('✓ Rätt.')).toBeInTheDocument();
  expect(written().queryByRole('button', { name: 'Visa utskriften' })).toBeNull();
});

test('gives the reason for a wrong choice, and all of them when the output is shown', async () => {
  const chosen = predict('print(2 ** 3 ** 2)');
  await page.user.click(chosen.getByRole('radio', { name: '64' }));
  await page.user.click(chosen.getByRole('button', { name: 'Svara' }));
  expect(chosen.getByText(/räknas från vänster/)).toBeInTheDocument();
  expect(chosen.queryByText(/var gånger/)).toBeNull();
  await page.user.click(chosen.getByRole('button', { name: 'Visa utskriften' }));
  expect(chosen.getByText(/var gånger/)).toBeInTheDocument();
  expect(chosen.getByRole('radio', { name: '512' })).toBeChecked();
});

test('lets the program be changed and run when its output is known, and not before', async () => {
  python.reset();
  const open = { name: 'Ändra' };
  // The button comes with a program of its own: where it is there for one prediction, it could be
  // there for the other.
  const over = predict('for i in range(2):');
  await page.user.type(over.getByRole('textbox'), '1');
  await page.user.click(over.getByRole('button', { name: 'Visa utskriften' }));
  await over.findByRole('button', open);
  const chosen = predict('print(2 ** 3 ** 2)');
  await page.user.click(chosen.getByRole('radio', { name: '64' }));
  await page.user.click(chosen.getByRole('button', { name: 'Svara' }));
  expect(chosen.queryByRole('button', open)).toBeNull();
  await page.user.click(chosen.getByRole('button', { name: 'Visa utskriften' }));
  await page.user.click(await chosen.findByRole('button', open));
  const code = await chosen.findByRole('textbox', { name: 'Pythonkod: exempel' });
  expect(code).toHaveValue('print(2 ** 3 ** 2)');
  await page.user.click(chosen.getByRole('button', { name: 'Kör' }));
  python.finish({ output: '512\n' });
  expect(chosen.getByText('Samma utskrift som i texten.')).toBeVisible();
  expect(chosen.getByRole('radio', { name: '512' })).toBeChecked();
});
