import type { ReactNode } from 'react';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import Example from '../../live/Example';
import { parseRecording, type RecordingEnd } from '@kurser/python-runner/recording';
import { openPage, type OpenPage } from '@site/tests/support/dom/page';
import { python } from '@site/tests/support/dom/doubles/usePythonRun';

const source = 'a = [1]\nb = a\nb.append(f(2))\nprint(a)\n';
const task = {
  setup: {
    ...{ language: 'python', files: [], before: [], file: 'main.py', stdin: '', args: [] },
  },
  source,
  output: null,
  continues: false,
};

/** `a` and `b` are the same list, to which the value of a call is added. */
const steps = [
  { line: 1, kind: 'line', frames: [0], objects: [[1, 0]] },
  { line: 2, kind: 'line', frames: [1] },
  { line: 3, kind: 'call', name: 'f', frames: [1, 2] },
  { line: 9, kind: 'return', name: 'f', value: '2', frames: [1, 2] },
  { line: 3, kind: 'back', frames: [1], objects: [[1, 1]] },
  { line: 4, kind: 'line', frames: [1], output: '[1, 2]\n' },
];

function recordingWith(end: RecordingEnd, written: readonly object[] = steps) {
  const recording = parseRecording({
    ...{ steps: written, end, tail: '' },
    frames: [
      ['', 0, [['a', 1]]],
      [
        '',
        0,
        [
          ['f', 'funktionen f'],
          ['a', 1],
          ['b', 1],
        ],
      ],
      ['f', 1, [['x', '2']]],
    ],
    objects: [
      ['list', 'list', ['1'], 0],
      ['list', 'list', ['1', '2'], 0],
    ],
  });
  if (recording === undefined) throw new Error('the recording cannot be read');
  return recording;
}

function Lesson(): ReactNode {
  return (
    <Example task={task} title="lista.py">
      <pre>{source}</pre>
    </Example>
  );
}

let page: OpenPage;
const walk = () => within(screen.getByRole('group', { name: 'Stegning' }));
const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
const explanation = () => document.querySelector('[aria-live="polite"]')?.textContent ?? '';

async function start(end: RecordingEnd = 'end', written?: readonly object[]): Promise<void> {
  await press('Stega');
  await screen.findByRole('button', { name: 'Stoppa' });
  python.say({ kind: 'started' });
  python.say({ kind: 'recorded', recording: recordingWith(end, written) });
  python.finish();
}

beforeEach(async () => {
  python.reset();
  page = await openPage(Lesson);
});

describe('a block of the text', () => {
  test('is recorded when it is asked for, and walked through by keys', async () => {
    expect(python.count()).toBe(0);
    await start();
    expect(python.program()).toMatchObject({ source, mode: { kind: 'step', call: null } });
    expect(explanation()).toMatch(/^Steg 1, rad 1: /);
    await page.user.keyboard('{ArrowRight}');
    expect(explanation()).toBe('Steg 2, rad 2: b blir objekt 1.');
    expect(document.querySelector('[aria-current="step"]')).toHaveTextContent('b = a');
  });

  test('shows that two names share an object, and how it changes', async () => {
    await start();
    await page.user.keyboard('{End}{ArrowLeft}');
    const shared = screen.getByRole('group', { name: /^objekt 1 list delas av a, b ändrad$/ });
    const items = within(shared).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['10', '2 (ny)1']);
    expect(screen.getByRole('row', { name: 'b objekt 1' })).toBeVisible();
    expect(screen.getByText('Definierat:')).toHaveTextContent('Definierat:');
    expect(explanation()).toBe('Steg 5, rad 3: Anropet är klart. Objekt 1 (a, b) ändras.');
  });

  test('shows a call with its own names, and what it returns', async () => {
    await start();
    await page.user.keyboard('{ArrowRight}{ArrowRight}');
    expect(explanation()).toBe('Steg 3, rad 3: Anropar f(x=2).');
    expect(
      within(screen.getByRole('table', { name: 'f' })).getByRole('row', { name: /^x 2/ }),
    ).toBeVisible();
    await page.user.keyboard('{ArrowRight}');
    expect(explanation()).toBe('Steg 4, rad 9: f returnerar 2.');
    await page.user.keyboard('{ArrowRight}');
    expect(screen.queryByRole('table', { name: 'f' })).toBeNull();
  });

  test('shows what has been written so far', async () => {
    await start();
    expect(screen.getByText('ingen ännu')).toBeVisible();
    await page.user.keyboard('{End}');
    expect(explanation()).toBe('Steg 6, rad 4: [1, 2] skrivs. Det var sista steget.');
  });

  test('says when more is not recorded', async () => {
    await start('steps');
    await page.user.keyboard('{End}');
    expect(explanation()).toMatch(/Här slutar inspelningen: den rymmer 2 000 steg\./);
  });

  test('says why there is nothing to walk through', async () => {
    await press('Stega');
    await screen.findByRole('button', { name: 'Stoppa' });
    python.say({ kind: 'started' });
    python.say({ kind: 'output', stream: 'stderr', text: 'SyntaxError: invalid syntax\n' });
    const error = { type: 'SyntaxError', text: '', line: 2, help: null };
    python.say({ kind: 'finished', ok: false, error, tests: null, checks: null });
    expect(screen.getByRole('log', { name: 'Utskrift' })).toHaveTextContent('SyntaxError');
    expect(walk().getByRole('status')).toHaveTextContent(/ett fel på rad 2/);
  });

  test('asks for input on the way', async () => {
    await press('Stega');
    await screen.findByRole('button', { name: 'Stoppa' });
    python.say({ kind: 'started' });
    python.say({ kind: 'ask', wanted: 'line' });
    expect(screen.getByRole('textbox', { name: 'Svara programmet' })).toHaveFocus();
  });

  test('stands as before when the walk is closed', async () => {
    await start();
    expect(walk().getByRole('slider')).toBeVisible();
    await press('Stäng stegningen');
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getByRole('button', { name: 'Stega' })).toHaveFocus();
  });
});
