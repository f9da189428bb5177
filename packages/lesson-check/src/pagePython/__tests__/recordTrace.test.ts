import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { idleRun } from '@kurser/python-runner/programRun';
import { plainSetup } from '@kurser/python-runner/protocol';
import { parseRecording } from '@kurser/python-runner/recording';
import { traceRecorder } from '../recordTrace';

const recording = parseRecording({
  steps: [{ line: 1, kind: 'line', frames: [0], objects: [[1, 0]] }],
  frames: [['', 0, [['a', 1]]]],
  objects: [['list', 'list', ['1'], 0]],
  ...{ end: 'end', tail: '' },
});

let root = '';
let said: string[] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'traces-'));
  said = [];
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const open = () => {
  said.push('open');
  return Promise.resolve({
    run: ({ source }: { readonly source: string }) => {
      said.push(source);
      return Promise.resolve({ ...idleRun, ...(source === 'tom' ? {} : { recording }) });
    },
    use: () => ({ runs: 0, ms: 0 }),
    close: () => {
      said.push('close');
      return Promise.resolve();
    },
  });
};
const task = (source: string) => ({ setup: plainSetup, source });

it('starts Python for what has not been recorded, once, and lets it go', async () => {
  const record = traceRecorder(root, open);
  const both = await Promise.all([record(task('a')), record(task('b'))]);
  expect(both).toEqual([recording, recording]);
  expect(said).toEqual(['open', 'a', 'b', 'close']);
});

it('asks Python no more for what is kept, also in the next build', async () => {
  await traceRecorder(root, open)(task('a'));
  said = [];
  expect(await traceRecorder(root, open)(task('a'))).toEqual(recording);
  expect(said).toEqual([]);
});

it('runs it anew where the file was cut short', async () => {
  const record = traceRecorder(root, open);
  await record(task('a'));
  const folder = join(root, 'node_modules/.cache/traces');
  const [name = ''] = readdirSync(folder);
  const text = readFileSync(join(folder, name), 'utf8');
  writeFileSync(join(folder, name), text.slice(0, text.length / 2));
  expect(await record(task('a'))).toEqual(recording);
});

it('keeps nothing of a program of which Python says nothing', async () => {
  const record = traceRecorder(root, open);
  expect(await record(task('tom'))).toBeUndefined();
  expect(await record(task('tom'))).toBeUndefined();
  expect(said.filter((each) => each === 'tom')).toHaveLength(2);
});
