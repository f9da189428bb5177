import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EditorHandle } from '../codeMirror';
import CodeMirrorBox from '../CodeMirrorBox';

/** An editor whose page answers when the test says so, as a busy one answers late. */
function openBox(value: string) {
  const reported: string[] = [];
  let editor: EditorHandle | null = null;
  const onChange = (next: string): void => {
    reported.push(next);
  };
  const onOpen = (opened: EditorHandle | null): void => {
    editor = opened;
  };
  const box = (shown: string) => (
    <CodeMirrorBox
      value={shown}
      label="Pythonkod"
      describedBy="help"
      onChange={onChange}
      onRun={() => undefined}
      savedNote="Koden sparas."
      onOpen={onOpen}
    />
  );
  const { rerender } = render(box(value));
  return {
    reported,
    type: (text: string) => {
      act(() => editor?.type(text));
    },
    /** The page draws the box with this value. */
    draw: (shown: string) => {
      rerender(box(shown));
    },
  };
}

const shownText = () => screen.getByRole('textbox', { name: 'Pythonkod' }).textContent;

/** What the editor tells below itself. */
const told = () => screen.getByRole('paragraph').textContent.replaceAll('\u00a0', ' ');

describe('the editor on a busy page', () => {
  it('keeps what was typed while the page still drew what came before', () => {
    const { reported, type, draw } = openBox('');
    type('a');
    type('b');
    draw('');
    expect(shownText()).toBe('ab');
    draw('a');
    expect(shownText()).toBe('ab');
    type('c');
    draw('ab');
    draw('abc');
    expect(shownText()).toBe('abc');
    expect(reported).toEqual(['a', 'ab', 'abc']);
  });

  it('keeps what was typed, taken back and typed anew', () => {
    const { type, draw } = openBox('');
    type('a');
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'z', ctrlKey: true });
    expect(shownText()).toBe('');
    type('b');
    for (const late of ['', 'a', '', 'b']) {
      draw(late);
      expect(shownText()).toBe('b');
    }
  });

  it('shows a text from outside, also before the page has answered', () => {
    const { reported, type, draw } = openBox('print(1)');
    type('x');
    draw('print(2)');
    expect(shownText()).toBe('print(2)');
    // Nobody is told what they have said themselves.
    expect(reported).toEqual(['xprint(1)']);
  });

  it('shows the text it began with when the page goes back to it', () => {
    const { type, draw } = openBox('print(1)');
    type('x');
    draw('xprint(1)');
    draw('print(1)');
    expect(shownText()).toBe('print(1)');
  });
});

describe('characters that one cannot see', () => {
  it.each([
    ['x\u00a0=\u202f1', 'x = 1'],
    ['\ufeffx\u200b = 1', 'x = 1'],
    ['    if\u00a0x:', '    if x:'],
    ['f"{x\u00a0+ 1}\u00a0kr"', 'f"{x + 1}\u00a0kr"'],
    ['print("10\u00a0kr") # 10\u00a0kr', 'print("10\u00a0kr") # 10\u00a0kr'],
    ['x = 5 – 3', 'x = 5 – 3'],
  ])('%j becomes %j when it is typed or pasted', (typed, kept) => {
    const { reported, type } = openBox('');
    type(typed);
    expect(reported).toEqual([kept]);
  });

  it('stay as they are in a program that the page shows', () => {
    const { reported, type } = openBox('a\u00a0= 1\n');
    type('b');
    expect(reported).toEqual(['ba\u00a0= 1\n']);
  });

  it('are shown and named', () => {
    openBox('a\u00a0= "10\u00a0kr"\u200b');
    expect(screen.getAllByTitle('hårt mellanslag (U+00A0)')).toHaveLength(2);
    expect(screen.getByTitle('nollbrett mellanslag (U+200B)')).toHaveTextContent('•');
  });

  it('are marked where they only look right, outside texts and comments', async () => {
    openBox('a = 5 – 3 × 2\nb = "3 × 2" # 3 × 2');
    // When the program has been read, which may take a moment.
    expect(await screen.findAllByTitle(/Gånger skrivs/)).toHaveLength(1);
    expect(screen.getByTitle(/tankstreck \(U\+2013\)/)).toHaveTextContent('–');
  });
});

it('takes no program that is longer than the device keeps, and says so until something else is typed', () => {
  const { reported, type } = openBox('x'.repeat(39_999));
  type('ab');
  expect(reported).toEqual([]);
  expect(told()).toBe(
    'Programmet kan ha högst 40 000 tecken. Det nya fick inte plats, och inget ändrades.',
  );
  type('a');
  expect(reported).toHaveLength(1);
  expect(told()).toBe('');
});

it('shows a longer program that it is given, and lets it be made shorter', () => {
  openBox('x'.repeat(50_000));
  expect(shownText().length).toBeGreaterThan(0);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Delete' });
  expect(told()).toBe('');
});

it('tells who presses Ctrl+S that the program is kept, and lets the browser save no page', () => {
  const { type } = openBox('x');
  const isLeftToBrowser = fireEvent.keyDown(screen.getByRole('textbox'), {
    key: 's',
    ctrlKey: true,
  });
  expect(isLeftToBrowser).toBe(false);
  expect(told()).toBe('Koden sparas.');
  type('y');
  expect(told()).toBe('');
});

it.each([
  // AltGr in Windows; with plus it types a backslash on a Swedish keyboard.
  { key: '\\', code: 'Minus', keyCode: 187, ctrlKey: true, altKey: true },
  { key: '@', code: 'Digit2', keyCode: 50, ctrlKey: true, altKey: true },
  { key: '[', code: 'Digit8', keyCode: 56, ctrlKey: true, altKey: true },
  { key: '{', code: 'Digit7', keyCode: 55, ctrlKey: true, altKey: true },
  { key: '~', code: 'BracketRight', keyCode: 186, ctrlKey: true, altKey: true },
])('lets a Swedish keyboard type $key', (event) => {
  openBox('if x:\n  y');
  expect(fireEvent.keyDown(screen.getByRole('textbox'), event)).toBe(true);
  expect(shownText()).toBe('if x:  y');
});

it.each([
  { key: 'F5', keyCode: 116 },
  { key: 'r', keyCode: 82, ctrlKey: true },
])('leaves $key to the browser: the page is loaded anew', (event) => {
  openBox('x');
  expect(fireEvent.keyDown(screen.getByRole('textbox'), event)).toBe(true);
});

it('lets no phone capitalise `print` or correct `elif`', () => {
  openBox('');
  const box = screen.getByRole('textbox');
  expect(box).toHaveAttribute('autocapitalize', 'off');
  expect(box).toHaveAttribute('autocorrect', 'off');
  expect(box).toHaveAttribute('spellcheck', 'false');
});
