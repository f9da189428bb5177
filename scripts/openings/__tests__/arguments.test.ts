import { expect, it } from 'vitest';
import { parseArguments } from '../arguments';

it.each([
  [[], { kind: 'list' }, false],
  [['--publish', '--apply'], { kind: 'publish' }, true],
  [['--open', 'prov-v8'], { kind: 'move', name: 'prov-v8', at: null }, false],
  [
    ['--move', 'prov-v8', '2027-03-05 10.00', '--apply'],
    { kind: 'move', name: 'prov-v8', at: Date.parse('2027-03-05T09:00Z') },
    true,
  ],
  [['--key', 'prov-v8'], { kind: 'key', name: 'prov-v8' }, false],
])('%j', (args, task, apply) => {
  expect(parseArguments(args)).toEqual({ task, apply, emulator: false });
  expect(parseArguments([...args, '--emulator'])).toEqual({ task, apply, emulator: true });
});

it.each([
  [['--oppna'], 'openings känner inte till --oppna'],
  [['--open'], '--open saknar ett namn'],
  [['--key', '--publish'], '--key saknar ett namn'],
  [['--move', 'prov-v8'], '--move har tiden "" men ska ha en tid i Sverige'],
  [['--move', 'prov-v8', 'på fredag'], '--move har tiden "på fredag"'],
  [['--open', 'a', 'b'], 'openings gör en sak i taget, inte också b'],
  [['--publish', '--open', 'a'], 'inte också --open a'],
])('%j is told what is wrong', (args, text) => {
  expect(() => parseArguments(args)).toThrow(text);
});
