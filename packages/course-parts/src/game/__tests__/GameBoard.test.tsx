import { useState, type ReactNode } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Board } from '@kurser/python-runner/board';
import type { Phase } from '@kurser/python-runner/programRun';
import { clickNow, openPage } from '@site/tests/support/dom/page';
import GameBoard from '../GameBoard';

const first: Board = {
  ...{ width: 4, height: 3, keys: ['upp', 'x', 'vänster'], wait: null, text: '', said: '' },
  cells: [
    { x: 1, y: 0, picture: '🐈', colour: null },
    { x: 3, y: 2, picture: '', colour: 'grön' },
  ],
  isOver: false,
};

let events: string[] = [];

/** Stands in for the program: tells each event, and waits again. */
function Program(): ReactNode {
  const [phase, setPhase] = useState<Phase>({ kind: 'playing' });
  const [board, setBoard] = useState(first);
  const answer = (event: string): void => {
    events = [...events, event];
    const isOver = event === 'x';
    setBoard({ ...board, said: `hörde ${event}`, text: isOver ? 'Slut!' : '', isOver });
    setPhase(isOver ? { kind: 'stopped', reason: 'student' } : { kind: 'playing' });
  };
  return (
    <div data-workbench="">
      <GameBoard board={board} phase={phase} answer={answer} />
    </div>
  );
}

async function open(): Promise<HTMLElement> {
  events = [];
  await openPage(Program);
  return screen.getByRole('application', { name: 'Spelplanen' });
}

it('takes the keys that the program has named, and only those, while it has focus', async () => {
  const stage = await open();
  expect(stage).toHaveFocus();
  expect(stage).toHaveAccessibleDescription('Styr med pilarna och X.');
  expect(fireEvent.keyDown(stage, { key: 'ArrowUp' })).toBe(false);
  expect(fireEvent.keyDown(stage, { key: 'ArrowDown' })).toBe(true);
  expect(fireEvent.keyDown(stage, { key: 'Tab' })).toBe(true);
  expect(fireEvent.keyDown(stage, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(events).toEqual(['upp']);
  expect(screen.getByText('hörde upp')).toHaveAttribute('aria-live', 'polite');
});

it('has a button for each key: under a finger at once, and for those who press otherwise', async () => {
  await open();
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Vänster', 'Upp', 'X']);
  const left = screen.getByRole('button', { name: 'Vänster' });
  fireEvent.pointerDown(left);
  fireEvent.click(left, { detail: 1 });
  expect(events).toEqual(['vänster']);
  clickNow(left);
  expect(events).toEqual(['vänster', 'vänster']);
});

it('says how it ended, and takes no more keys', async () => {
  const stage = await open();
  fireEvent.keyDown(stage, { key: 'X' });
  // The arrow is the page's again.
  expect(fireEvent.keyDown(stage, { key: 'ArrowUp' })).toBe(true);
  expect(events).toEqual(['x']);
  expect(screen.getByRole('status')).toHaveTextContent('Slut!');
  expect(screen.queryByRole('button')).toBeNull();
});

it('can be read', async () => {
  await open();
  const name = 'Spelplan med 4 kolumner och 3 rader, 1 ruta med något i';
  expect(screen.getByRole('img', { name })).toBeVisible();
  clickNow(screen.getByText('Planen som text'));
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Rad 0: 🐈 i kolumn 1', 'Rad 2: grön i kolumn 3']);
});
