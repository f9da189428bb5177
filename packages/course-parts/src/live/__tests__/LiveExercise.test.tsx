import type { ReactNode } from 'react';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import Exercise from '../../Exercise';
import Hint from '../../Exercise/Hint';
import Solution from '../../Exercise/Solution';
import { openPage, type OpenPage } from '@site/tests/support/dom/page';
import { python, testReport } from '@site/tests/support/dom/doubles/usePythonRun';
import type { Finished } from '@kurser/python-runner/protocol';
import type { RunEvent } from '@kurser/python-runner/programRun';

const task = {
  kind: 'here',
  setup: { language: 'python', files: [], before: [], file: 'main.py', stdin: '', args: [] },
  starter: 'def dubbla(tal):\n    ...\n',
  test: 'assert dubbla(2) == 4',
  lines: 'def dubbla(tal):\n    svar = tal\n    svar += tal\n    return svar\n',
};

/** An edited exercise is another text under the same title. */
let wording = 'Skriv funktionen.';

function Lesson(): ReactNode {
  return (
    <Exercise title="Dubbla" stars={1} task={task}>
      <p>{wording}</p>
      <Hint>Använd gånger.</Hint>
      <Hint>Talet gånger två.</Hint>
      <Solution>
        <p>Så här gör du.</p>
      </Solution>
    </Exercise>
  );
}

let page: OpenPage;

const exercise = () => within(screen.getByRole('region', { name: 'Uppgift: Dubbla' }));
const button = (name: string): HTMLElement => exercise().getByRole('button', { name });
const editor = (): Promise<HTMLTextAreaElement> =>
  exercise().findByRole('textbox', { name: 'Pythonkod: Dubbla' });
const press = (name: string): Promise<void> => page.user.click(button(name));

async function write(code: string): Promise<void> {
  const field = await editor();
  await page.user.clear(field);
  await page.user.type(field, code.replaceAll('[', '[['));
}

async function open(): Promise<HTMLTextAreaElement> {
  await press('Lös här');
  return editor();
}

/** Tests this code, and lets the test fail. */
async function failWith(code: string): Promise<void> {
  await write(code);
  await press('Testa');
  python.finish({ tests: [testReport(false)] });
}

beforeEach(async () => {
  wording = 'Skriv funktionen.';
  python.reset();
  page = await openPage(Lesson);
});

describe('an exercise with a test', () => {
  test('opens the editor with the skeleton, and gives it the focus', async () => {
    expect(exercise().queryByRole('textbox')).toBeNull();
    const field = await open();
    expect(field).toHaveValue(task.starter);
    expect(field).toHaveFocus();
    expect(button('Stäng editorn')).toHaveAttribute('aria-expanded', 'true');
    expect(python.count()).toBe(0);
  });

  test('runs the hidden test on the student’s code, and tells the first failure whole', async () => {
    await open();
    await write('dubbla = abs');
    await press('Testa');
    expect(python.program()).toMatchObject({
      source: 'dubbla = abs',
      mode: { kind: 'test', test: task.test },
      setup: task.setup,
    });
    python.finish({ tests: [testReport(true), testReport(false), testReport(false, '7')] });
    expect(exercise().getByText('1 av 3 test klarade.').closest('[role="status"]')).not.toBeNull();
    const first = exercise().getByText('Första testet som inte stämmer').closest('div');
    expect(first).toHaveTextContent('Anrop:dubbla(2)Väntat:4Fick:2');
    expect(first?.closest('[role="status"]')).toHaveTextContent(/^✗ Inte rätt än\. 1 av 3/);
    expect(exercise().queryByRole('list', { name: 'Alla test' })).toBeNull();
    await press('Visa alla');
    expect(
      within(exercise().getByRole('list', { name: 'Alla test' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    expect(exercise().getByRole('checkbox', { name: 'Klar' })).not.toBeChecked();
  });

  test('walks through the call that failed, in the code that was tested', async () => {
    await open();
    await failWith('dubbla = abs');
    await write('dubbla = round');
    await press('Stega testets anrop');
    await exercise().findByRole('group', { name: 'Stegning' });
    expect(python.program()).toMatchObject({
      source: 'dubbla = abs',
      mode: { kind: 'step', call: { test: task.test, line: 1 } },
    });
  });

  test('is done by itself when all tests have passed, and keeps code and mark', async () => {
    await open();
    await write('dubbla = lambda tal: tal * 2');
    await press('Testa');
    python.finish({ tests: [testReport(true), testReport(true)] });
    const told = exercise().getByText('2 av 2 test klarade.');
    expect(told.closest('[role="status"]')).toHaveTextContent(/^✓ Rätt\./);
    expect(exercise().getByRole('checkbox', { name: 'Klar' })).toBeChecked();
    await page.reload();
    expect(exercise().getByRole('checkbox', { name: 'Klar' })).toBeChecked();
    expect(exercise().getByText('Din kod finns kvar.')).toBeVisible();
    expect(await open()).toHaveValue('dubbla = lambda tal: tal * 2');
  });

  test('is run freely by its own button, which is no try', async () => {
    await open();
    await press('Kör');
    expect(python.program().mode).toEqual({ kind: 'run' });
    python.say({ kind: 'output', stream: 'stdout', text: 'hej\n' });
    expect(exercise().getByRole('log', { name: 'Utskrift' })).toHaveTextContent('hej');
    python.finish();
    expect(exercise().getByText('Programmet är klart.')).toBeVisible();
    await press('Kör');
    python.finish();
    expect(exercise().getByText('Programmet är klart och skrev inte ut något.')).toBeVisible();
    await page.user.click(exercise().getByText('Lösning'));
    expect(exercise().getByText('Du har inte provat än. Visa lösningen ändå?')).toBeVisible();
  });

  test('marks the line of an error and says what to look for', async () => {
    const field = await open();
    await press('Testa');
    python.say({
      kind: 'finished',
      ok: false,
      error: { type: 'NameError', text: 'NameError: x', line: 2, help: 'Namnet `x` finns inte.' },
      tests: null,
      checks: null,
    });
    expect(exercise().getByText(/^Programmet slutade med ett fel på rad 2\. Namnet/)).toBeVisible();
    expect(exercise().getByText('x').tagName).toBe('CODE');
    expect(field).toHaveAttribute('data-error-line', '2');
  });
});

describe('help', () => {
  test('is offered after three different programs that failed, and opens the hint', async () => {
    await open();
    await failWith('a');
    await failWith('b');
    await press('Testa');
    python.finish({ tests: [testReport(false)] });
    expect(exercise().queryByText('Vill du ha en ledtråd?')).toBeNull();
    await failWith('c');
    expect(exercise().getByText('Vill du ha en ledtråd?')).toBeVisible();
    await press('Visa ledtråden');
    expect(await exercise().findByText('Använd gånger.')).toBeVisible();
    expect(exercise().getByText('Ledtråd 1 av 2')).toHaveFocus();
    expect(exercise().queryByText('Vill du ha en ledtråd?')).toBeNull();
    expect(await exercise().findByText('Ledtråd 2 av 2')).toBeVisible();
  });

  test('that was turned down is gone until as many more have failed', async () => {
    await open();
    for (const code of ['a', 'b', 'c']) await failWith(code);
    await press('Nej tack');
    await failWith('d');
    expect(exercise().queryByText('Vill du ha en ledtråd?')).toBeNull();
  });

  test('of the last kind asks first where nothing was tried, and never again', async () => {
    await page.user.click(exercise().getByText('Lösning'));
    expect(exercise().queryByText('Så här gör du.')).toBeNull();
    await press('Visa lösningen');
    expect(exercise().getByText('Så här gör du.')).toBeVisible();
    expect(exercise().getByText('Så här gör du.').parentElement).toHaveFocus();
    await page.reload();
    await page.user.click(exercise().getByText('Lösning'));
    expect(exercise().getByText('Så här gör du.')).toBeVisible();
  });

  test('of the last kind has the lines in wrong order as a smaller step', async () => {
    await page.user.click(exercise().getByText('Lösning'));
    const lines = await exercise().findByRole('button', { name: 'Visa raderna i fel ordning' });
    await page.user.click(lines);
    expect(lines).toHaveAttribute('aria-expanded', 'true');
    expect(await exercise().findByRole('button', { name: 'Kontrollera' })).toBeVisible();
    expect(exercise().queryByText('Så här gör du.')).toBeNull();
  });

  test('of the last kind does not ask after a try', async () => {
    await open();
    await failWith('a');
    await page.user.click(exercise().getByText('Lösning'));
    expect(exercise().getByText('Så här gör du.')).toBeVisible();
  });
});

describe('what the student wrote', () => {
  test('comes back after starting over', async () => {
    await open();
    await write('mitt');
    await press('Återställ');
    expect(await editor()).toHaveValue(task.starter);
    await press('Visa min gamla kod');
    expect(await editor()).toHaveValue('mitt');
  });

  test('stays within reach when the exercise is edited', async () => {
    await open();
    await write('mitt');
    wording = 'Skriv funktionen på nytt.';
    await page.reload();
    const field = await open();
    expect(field).toHaveValue(task.starter);
    await press('Visa min gamla kod');
    expect(await editor()).toHaveValue('mitt');
  });
});

const ended = (type: string, help: string): Finished => ({
  kind: 'finished',
  ok: false,
  error: { type, text: type, line: 1, help },
  tests: null,
  checks: null,
});

/**
 * How a run may go wrong, and what the student reads. What Python itself says of each is tried in
 * python/__tests__.
 */
const mishaps: readonly (readonly [string, RunEvent, RegExp])[] = [
  ['a syntax error', ended('SyntaxError', 'Det saknas ett kolon.'), /fel på rad 1\. Det saknas/],
  ['endless recursion', ended('RecursionError', 'Den anropar sig själv.'), /Den anropar sig själv/],
  ['all memory used', ended('MemoryError', 'Minnet tog slut.'), /Minnet tog slut/],
  ['an endless loop', { kind: 'stopped', reason: 'time' }, /Är det en slinga som aldrig tar slut/],
  ['too much output', { kind: 'stopped', reason: 'output' }, /skrev mer än vad som visas här/],
  ['no network', { kind: 'broken', message: '404' }, /Kontrollera att du har nät och försök igen/],
];

describe('when it goes wrong', () => {
  test.each(mishaps)(
    'with %s, the student reads why, tries again, and finds their code',
    async (...row) => {
      const [, event, sentence] = row;
      await open();
      await write('mitt');
      await press('Testa');
      python.say(event);
      expect(exercise().getByText(sentence).closest('[role="status"]')).not.toBeNull();
      expect(await editor()).toHaveValue('mitt');
      await page.user.click(exercise().getByRole('button', { name: /^(Testa|Försök igen)$/ }));
      python.finish({ tests: [testReport(true)] });
      expect(exercise().getByText('1 av 1 test klarat.')).toBeVisible();
      await page.reload();
      expect(await open()).toHaveValue('mitt');
    },
  );

  test('with Python brought down, the next run starts it anew', async () => {
    await open();
    await press('Kör');
    python.say({ kind: 'started' });
    python.say({ kind: 'broken', message: 'out of memory' });
    expect(exercise().getByText(/^Python gav upp: .*Kör igen startar Python/)).toBeVisible();
    await press('Kör');
    expect(python.count()).toBe(2);
  });

  test('with a second tab, what it writes is shown and said, and the student’s own comes back', async () => {
    await open();
    await write('mitt');
    const name = Object.keys(localStorage).find((key) => key.includes('work:')) ?? '';
    const theirs = (localStorage.getItem(name) ?? '').replace('"mitt"', '"deras"');
    act(() => {
      localStorage.setItem(name, theirs);
      window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: theirs }));
    });
    expect(await editor()).toHaveValue('deras');
    expect(exercise().getByText('Koden har ändrats i en annan flik.')).toBeVisible();
    await press('Ta tillbaka koden som stod här');
    expect(await editor()).toHaveValue('mitt');
    expect(exercise().queryByText('Koden har ändrats i en annan flik.')).toBeNull();
    await press('Visa min gamla kod');
    expect(await editor()).toHaveValue('deras');
    expect(exercise().queryByText('Koden har ändrats i en annan flik.')).toBeNull();
  });
});

test('an exercise that runs on a computer of one’s own says why, and where its folder is', async () => {
  const folder = { kind: 'folder', reason: 'använder trådar', folder: '/assets/mapp.zip' };
  await openPage(() => (
    <Exercise title="Trådar" stars={3} task={folder}>
      <p>Skriv en tråd.</p>
    </Exercise>
  ));
  const region = within(screen.getByRole('region', { name: 'Uppgift: Trådar' }));
  expect(region.getByText(/^Körs på din egen dator: använder trådar\./)).toBeVisible();
  expect(region.getByRole('link', { name: /^Hämta mappen/ })).toHaveAttribute(
    'href',
    '/assets/mapp.zip',
  );
  expect(region.queryByRole('button', { name: 'Lös här' })).toBeNull();
});
