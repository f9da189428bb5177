import { expect, it } from 'vitest';
import { Turns } from '../core/turns';

/** A clock that a test turns, and what the program has been answered, each at its time. */
function start() {
  const answers: string[] = [];
  let now = 0;
  let waiting: { at: number; call: () => void } | undefined;
  const time = {
    nowMs: () => now,
    after(ms: number, call: () => void) {
      waiting = { at: now + ms, call };
      return () => {
        waiting = undefined;
      };
    },
  };
  const turns = new Turns((event) => answers.push(`${now} ${event}`), time);
  const to = (ms: number): void => {
    const due = waiting;
    if (due !== undefined && due.at <= ms) {
      waiting = undefined;
      now = due.at;
      due.call();
    }
    now = ms;
  };
  return { turns, answers, to };
}

it('answers once each time that it is asked: keys as they come, and the clock at its time', () => {
  const { turns, answers, to } = start();
  turns.ask(0.2);
  to(50);
  turns.press('upp');
  turns.press('ner');
  expect(answers).toEqual(['50 upp']);
  turns.ask(0.2);
  expect(answers).toEqual(['50 upp', '50 ner']);
  // A key does not put the clock off.
  turns.ask(0.2);
  to(300);
  turns.ask(0.2);
  to(450);
  expect(answers.slice(2)).toEqual(['200 tick', '400 tick']);
});

it('lets the clock strike however many keys come', () => {
  const { turns, answers, to } = start();
  turns.ask(0.1);
  to(90);
  for (let count = 0; count < 20; count += 1) turns.press('upp');
  to(120);
  turns.ask(0.1);
  expect(answers).toEqual(['90 upp', '120 tick']);
  // What is pressed while the program works is kept up to eight keys.
  for (let count = 0; count < 20; count += 1) turns.ask(null);
  expect(answers.filter((each) => each.endsWith('upp'))).toHaveLength(9);
});

it('does not make up for what a slow program has missed', () => {
  const { turns, answers, to } = start();
  turns.ask(0.1);
  to(100);
  to(1000);
  turns.ask(0.1);
  turns.ask(0.1);
  to(1050);
  expect(answers).toEqual(['100 tick', '1000 tick']);
});

it('stands still while it is paused', () => {
  const { turns, answers, to } = start();
  turns.ask(0.2);
  to(100);
  turns.pause();
  turns.press('upp');
  to(5000);
  expect(answers).toEqual([]);
  turns.resume();
  turns.ask(0.2);
  to(5200);
  expect(answers).toEqual(['5000 upp', '5100 tick']);
});
