import type { ReactNode } from 'react';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import Example from '../Example';
import { openPage, type OpenPage } from '@site/tests/support/dom/page';
import { python } from '@site/tests/support/dom/doubles/usePythonRun';
import { afterClosing, afterOpening } from '../Example/openExamples';

const setup = { files: [], before: [], file: 'main.py', stdin: '', args: [] };
const taskOf = (number: number) => ({
  setup: { ...setup, language: 'python' },
  source: `print(${number})`,
  output: `${number}`,
  continues: number > 1,
});

const sql = {
  setup: { ...setup, language: 'sql' },
  source: 'SELECT 1;',
  output: null,
  continues: false,
};

function Lesson(): ReactNode {
  return (
    <>
      {[1, 2, 3, 4].map((number) => (
        <section key={number} aria-label={`Exempel ${number}`}>
          <Example task={taskOf(number)} title={`fil${number}.py`}>
            <pre>{`print(${number})`}</pre>
          </Example>
        </section>
      ))}
      <section aria-label="SQL">
        <Example task={sql} title={undefined}>
          <pre>SELECT 1;</pre>
        </Example>
      </section>
      <section aria-label="Okänt">
        <Example task={{ source: 1 }} title={undefined}>
          <pre>print(0)</pre>
        </Example>
      </section>
    </>
  );
}

let page: OpenPage;

const part = (name: string) => within(screen.getByRole('region', { name }));
const example = (number: number) => part(`Exempel ${number}`);

async function open(number: number): Promise<HTMLElement> {
  await page.user.click(example(number).getByRole('button', { name: /^(Ändra|Fortsätt)/ }));
  return example(number).findByRole('textbox', { name: `Pythonkod: fil${number}.py` });
}

beforeEach(async () => {
  python.reset();
  page = await openPage(Lesson);
});

test('the editor takes the block’s place, and nothing runs by itself', async () => {
  const block = example(1).getByText('print(1)');
  const field = await open(1);
  expect(block).not.toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('print(1)');
  expect(python.count()).toBe(0);
});

test('says whether the output is the text’s own', async () => {
  await open(1);
  await page.user.click(example(1).getByRole('button', { name: 'Kör' }));
  expect(python.program()).toMatchObject({ source: 'print(1)', mode: { kind: 'run' } });
  python.finish({ output: '1\n' });
  expect(
    example(1).getByText('Samma utskrift som i texten.').closest('[role="status"]'),
  ).not.toBeNull();
  await page.user.type(await example(1).findByRole('textbox'), '{End}#');
  await page.user.click(example(1).getByRole('button', { name: 'Kör' }));
  python.finish({ output: '2\n' });
  expect(example(1).getByText('En annan utskrift än i texten.')).toBeVisible();
});

test('runs beside the text’s block at one press, and can be changed from there', async () => {
  await page.user.click(example(1).getByRole('button', { name: 'Kör' }));
  expect(await example(1).findByRole('button', { name: 'Stoppa' })).toBeVisible();
  expect(example(1).getByText('print(1)')).toBeVisible();
  expect(example(1).queryByRole('textbox')).toBeNull();
  expect(python.count()).toBe(1);
  expect(python.program()).toMatchObject({ source: 'print(1)', mode: { kind: 'run' } });
  python.finish({ output: '1\n' });
  expect(example(1).getByText('Samma utskrift som i texten.')).toBeVisible();
  await page.user.click(example(1).getByRole('button', { name: 'Ändra' }));
  expect(await example(1).findByRole('textbox')).toHaveValue('print(1)');
  expect(example(1).getByRole('log', { name: 'Utskrift' })).toHaveTextContent('1');
  expect(python.count()).toBe(1);
});

test('gives the text its output back when it is closed', async () => {
  const own = () => document.querySelectorAll('[data-output="own"]').length;
  await page.user.click(example(1).getByRole('button', { name: 'Kör' }));
  await example(1).findByRole('button', { name: 'Stoppa' });
  expect(own()).toBe(0);
  python.finish({ output: '1\n' });
  expect(own()).toBe(1);
  await page.user.click(example(1).getByRole('button', { name: 'Stäng' }));
  expect(own()).toBe(0);
  expect(example(1).getByRole('button', { name: 'Ändra' })).toHaveFocus();
});

test('says that what it builds on runs first', async () => {
  await open(2);
  expect(example(2).getByText(/^Exemplen ovan körs först\./)).toBeVisible();
  await open(1);
  expect(example(1).queryByText(/Exemplen ovan/)).toBeNull();
});

test('gives the text its block back, and the focus to its button', async () => {
  await page.user.type(await open(1), '#');
  await page.user.click(example(1).getByRole('button', { name: 'Återställ' }));
  expect(example(1).queryByRole('textbox')).toBeNull();
  expect(example(1).getByText('print(1)')).toBeVisible();
  expect(example(1).getByRole('button', { name: 'Ändra' })).toHaveFocus();
  expect(await open(1)).toHaveValue('print(1)');
});

test('gives back what was written before the text’s block came back', async () => {
  await page.user.type(await open(1), '#mitt');
  await page.user.click(example(1).getByRole('button', { name: 'Återställ' }));
  await page.user.click(example(1).getByRole('button', { name: 'Visa min gamla kod' }));
  expect(await example(1).findByRole('textbox')).toHaveValue('print(1)#mitt');
  await page.user.click(example(1).getByRole('button', { name: 'Återställ' }));
  expect(example(1).getByRole('button', { name: 'Visa min gamla kod' })).toBeVisible();
});

test('has room for three; the one that gives way keeps what was written', async () => {
  await page.user.type(await open(1), '#mitt');
  for (const number of [2, 3, 4]) await open(number);
  expect(example(1).queryByRole('textbox')).toBeNull();
  expect(example(1).getByRole('button', { name: 'Fortsätt ändra' })).toBeVisible();
  expect(await open(1)).toHaveValue('print(1)#mitt');
  expect(example(2).queryByRole('textbox')).toBeNull();
  expect(example(4).getByRole('textbox')).toBeVisible();
});

test('runs SQL as SQL', async () => {
  await page.user.click(part('SQL').getByRole('button', { name: 'Ändra' }));
  expect(await part('SQL').findByRole('textbox', { name: 'SQL: exempel' })).toHaveValue(
    'SELECT 1;',
  );
  await page.user.click(part('SQL').getByRole('button', { name: 'Kör' }));
  expect(python.program().setup.language).toBe('sql');
  python.finish({ output: '1\n' });
  expect(part('SQL').getByText('Programmet är klart.')).toBeVisible();
});

test('a record of another shape leaves the block as it is', () => {
  expect(part('Okänt').getByText('print(0)')).toBeVisible();
  expect(part('Okänt').queryByRole('button')).toBeNull();
});

test('the list of open examples never holds one twice, nor more than three', () => {
  expect(afterOpening(['a', 'b', 'c'], 'a')).toEqual(['b', 'c', 'a']);
  expect(afterOpening(['a', 'b', 'c'], 'd')).toEqual(['b', 'c', 'd']);
  expect(afterClosing(['a', 'b'], 'a')).toEqual(['b']);
});
