import { describe, expect, it } from 'vitest';
import { judge } from '../core/judge';
import { readPrinted } from '../core/output';
import { parseAuthored } from '../core/parse';

const rows = [
  ['tom lista', 'None', 'Vad gör slingan då?'],
  ['två tal', 'Some(4) 17', 'Det största är 4.'],
  ['många tal', '90210'],
];
const read = (props: Readonly<Record<string, unknown>>) =>
  parseAuthored({ kind: 'output', ...props }, '', (text) => text);

/** The verdict in one line: `nearly: 2 av 3 rader stämmer.` */
function said(text: string): string {
  const { question } = read({ rows });
  if (question.kind !== 'output') throw new Error('Another kind');
  const verdict = judge(question, [text], readPrinted(question, [text]));
  return [verdict.kind, verdict.kind === 'right' ? undefined : verdict.reason]
    .filter(Boolean)
    .join(': ');
}

describe('a printout', () => {
  const right = 'tom lista: None\ntvå tal: Some(4) 17\nmånga tal: 90210';

  it.each([
    ['as it is printed', right],
    ['between what cargo says', `   Compiling uppgift v0.1.0\nwarning: unused\n${right}\n`],
    ['from Windows, with another spacing', right.replaceAll('\n', '  \r\n').replace('4) ', '4)\t')],
    ['with rows in another order', right.split('\n').reverse().join('\n')],
    ['after an earlier run', `tom lista: Some(0)\ntvå tal: None\n${right}`],
    ['with letters that a keyboard has put together otherwise', right.normalize('NFD')],
  ])('is right %s', (_how, text) => {
    expect(said(text)).toBe('right');
  });

  it.each([
    [
      'a row with another value',
      right.replace('None', 'Some(0)'),
      'nearly: 2 av 3 rader stämmer. `tom lista`: Vad gör slingan då?',
    ],
    [
      'a row without a reason',
      right.replace('90210', '90211'),
      'nearly: 2 av 3 rader stämmer. `många tal`: ett annat värde väntades.',
    ],
    [
      'a row that only begins alike',
      right.replace('Some(4) 17', 'Some(4) 170'),
      'nearly: 2 av 3 rader stämmer. `två tal`: Det största är 4.',
    ],
    [
      'a missing row',
      right.replace(/\nmånga.*/, ''),
      'nearly: 2 av 3 rader stämmer. `många tal` saknas. Klistra in allt som provkörningen skrev.',
    ],
    [
      'a panic after the first row',
      "tom lista: None\nthread 'main' panicked at src/main.rs:3:5:",
      'wrong: 1 av 3 rader stämmer. `två tal` saknas. Programmet avbröts med `panic`. ' +
        'Läs vad det står och laga det först. Det största är 4.',
    ],
    [
      'an exception after the first row',
      'tom lista: None\nIndexError: list index out of range',
      'wrong: 1 av 3 rader stämmer. `två tal` saknas. Programmet avbröts: IndexError. ' +
        'Läs vad det står och laga det först. Det största är 4.',
    ],
    [
      'what the compiler refuses',
      'error[E0308]: mismatched types',
      'wrong: 0 av 3 rader stämmer. Kompilatorn stannade: E0308. ' +
        'Läs vad det står och laga det först.',
    ],
    [
      'something else',
      'Hej',
      'wrong: 0 av 3 rader stämmer. Ingen rad ur provkörningen finns här. ' +
        'Klistra in allt som provkörningen skrev.',
    ],
  ])('with %s says so', (_what, text, words) => {
    expect(said(text)).toBe(words);
  });

  it.each([
    [{}, 'rows saknas'],
    [{ rows: [['ensam']] }, 'rows har värdet'],
    [
      {
        rows: [
          ['a', '1'],
          ['a', '2'],
        ],
      },
      'rows har två rader som heter "a"',
    ],
  ])('refuses %j', (props, fault) => {
    expect(() => read(props)).toThrow(fault);
  });
});
