import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { plainSetup, type RunSetup } from '@kurser/python-runner/protocol';
import type { Recording, RecordedStep } from '@kurser/python-runner/recording';
import { segmentsOf, textOf } from '../../../course-parts/src/walk/core/segments';
import { systemInterpreter } from '../../../../tests/support/interpreter';
import { startNodePython } from '../pagePython/nodePython';
import { requestFor } from '../pagePython/requestFor';
import { isPage, readPage } from '../page/page';
import { planOf } from '../run/checkLive';
import { ownPrograms } from './walked/programs';

interface Walked {
  readonly name: string;
  readonly source: string;
  readonly setup: Pick<RunSetup, 'files' | 'before' | 'stdin'>;
}

const python = await startNodePython();
afterAll(() => python.close());

const root = join(import.meta.dirname, '../../../..');
const pages = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '11', '12', '13', '14'].map(
  (m) => `docs/3/m${m}.mdx`,
);

/** Two programs of a page that are long enough to be worth a walk and do not roll dice. */
function programsOf(file: string): readonly Walked[] {
  const page = readPage(root, join(root, file));
  if (!isPage(page)) throw new Error(page.problem);
  return planOf(page)
    .examples.flatMap((example) => (example.kind === 'here' ? [example] : []))
    .filter(({ task: { setup, source, output } }) => {
      const isCalm = !/random|time|sqlite|open\(|secrets|object at|id\(/.test(source);
      // Where the room for calls ends is each Python's own.
      const isDeep = output?.includes('RecursionError') === true;
      return setup.language === 'python' && isCalm && !isDeep && source.split('\n').length > 6;
    })
    .slice(0, 2)
    .map(({ block, task: { setup, source } }) => ({
      name: `${file}:${block.line}`,
      setup,
      source,
    }));
}

const walked: readonly Walked[] = [
  ...pages.flatMap(programsOf).slice(0, 20),
  ...Object.entries(ownPrograms).map(([name, source]) => ({
    ...{ name, source },
    setup: { ...plainSetup, stdin: 'Åsa\n17\n' },
  })),
];

/** [line, function, names and their values]: what a step and the oracle both can tell. */
type State = readonly [line: number, name: string, values: Readonly<Record<string, string>>];

const limit = 300;

/** What CPython on this machine says of all the programs. */
function askCPython(): Promise<readonly (readonly State[])[]> {
  const jobs = walked.map(({ source, setup }) => ({ ...setup, source }));
  return new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, 'walked/oracle.py');
    const child = execFile(
      systemInterpreter(),
      ['-B', script],
      { maxBuffer: 2 ** 26 },
      (error, stdout) => {
        if (error === null) resolve(JSON.parse(stdout) as (readonly State[])[]);
        else reject(new Error('the oracle failed', { cause: error }));
      },
    );
    child.stdin?.end(JSON.stringify(jobs));
  });
}

const defined = /^(funktionen |klassen |modulen |metod|lambda)/;

function stateOf({ line, frames, objects }: RecordedStep): State {
  const frame = frames.at(-1);
  const write = (value: string | number): string => {
    if (typeof value === 'string') return defined.test(value) ? 'definierad' : value;
    const text = textOf(segmentsOf(value, { objects, apart: new Set() }));
    return text.replaceAll(
      /(funktionen|klassen|modulen|metoden) [\wåäöÅÄÖ]+|lambda/g,
      'definierad',
    );
  };
  const values = (frame?.variables ?? [])
    .filter(([, value]) => typeof value === 'number' || !defined.test(value))
    .map(([name, value]) => [name, write(value)] as const);
  return [line, frame?.name === '' ? '<module>' : (frame?.name ?? ''), Object.fromEntries(values)];
}

/** The steps that tell of a line's end. Newer Pythons do not call what is within `[… for …]`. */
function statesOf({ steps }: Recording): readonly State[] {
  return steps
    .filter(({ kind }) => kind !== 'call' && kind !== 'exception')
    .map(stateOf)
    .filter(([, name]) => !/^<(?!module)|^class /.test(name))
    .slice(0, limit);
}

const expected = askCPython();

it('there are twenty programs of lessons and eleven of our own', () => {
  expect(walked.slice(0, 20).every(({ name }) => name.startsWith('docs/'))).toBe(true);
  expect(walked).toHaveLength(20 + 11);
});

it.each(walked.map((each, index) => [each.name, each, index] as const))(
  'each step of %s has the values that CPython says',
  async (_name, { source, setup }, index) => {
    const mode = { kind: 'step', call: null } as const;
    const { recording } = await python.run(requestFor(source, { setup, mode }));
    if (recording === undefined) throw new Error('nothing was recorded');
    const states = (await expected)[index] ?? [];
    expect(states.length).toBeGreaterThan(0);
    expect(statesOf(recording)).toEqual(states);
  },
);
