import { expect, it } from 'vitest';
import { cpuMs } from '@site/tests/support/cpuTime';
import { colouredLines } from '../colouredLines';
import { pythonRuns } from '../pythonRuns';

/** The pieces of the code that have a colour, each with its kind's first letter. */
function coloured(code: string): readonly string[] {
  const html = colouredLines(code, pythonRuns(code)).join('\n');
  return [...html.matchAll(/<span class="code-(\w)\w+">([^<]*)<\/span>/g)].map(
    ([, kind = '', text = '']) => `${kind} ${text}`,
  );
}

it.each([
  ['def öka(x):\n    return x + 1', ['k def', 'f öka', 'k return', 'n 1']],
  ['class Båt(Ting): pass # kö', ['k class', 't Båt', 'k pass', 'c # kö']],
  ["s = \"a # b\" + 'c\\'d'", ['s "a # b"', "s 'c\\'d'"]],
  ['f"{x}" == r"\\d" # "', ['s f"{x}"', 's r"\\d"', 'c # "']],
  ['"""två\nrader""" or None', ['s """två', 's rader"""', 'k or', 'n None']],
  ['x1 = 0x1F + 3.5e-2 + .5', ['n 0x1F', 'n 3.5e-2', 'n .5']],
  ['iffy = notis.form', []],
  ['print("öppen', ['s "öppen']],
])('colours %j', (code, pieces) => {
  expect(coloured(code)).toEqual(pieces);
});

it('is soon done with a long and hostile text', () => {
  const hostile = `${'"'.repeat(50_000)}${'\\'.repeat(50_000)}`;
  expect(cpuMs(() => pythonRuns(hostile))).toBeLessThan(2000);
});
