import { expect, test } from 'vitest';
import { parseExampleTask, parseExerciseTask, type ExampleTask, type HereTask } from '../task';

const here: HereTask = {
  kind: 'here',
  setup: {
    language: 'python',
    files: [{ path: 'paket/a.py', text: 'a = 1\n' }],
    before: ['import math'],
    file: 'main.py',
    stdin: '5\n',
    args: ['-v'],
  },
  starter: 'def f(): ...',
  test: 'assert f() == 1',
  lines: 'def f(): return 1',
};
const example: ExampleTask = {
  setup: here.setup,
  source: 'print(1)',
  output: '1',
  continues: true,
};
const folder = { kind: 'folder', reason: 'använder trådar', folder: '/assets/kön.zip' };

test('what the build writes comes back as it was', () => {
  expect(parseExerciseTask(JSON.parse(JSON.stringify(here)))).toEqual(here);
  expect(parseExerciseTask(JSON.parse(JSON.stringify(folder)))).toEqual(folder);
  expect(parseExampleTask(JSON.parse(JSON.stringify(example)))).toEqual(example);
  expect(parseExampleTask({ ...example, output: null })).toEqual({ ...example, output: null });
});

test('fields that nobody asks for are left out', () => {
  expect(parseExerciseTask({ ...folder, extra: 1 })).toEqual(folder);
});

const withSetup = (change: object) => ({ ...here, setup: { ...here.setup, ...change } });

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', JSON.stringify(here)],
  ['a list', [here]],
  ['an unknown kind', { ...here, kind: 'elsewhere' }],
  ['no setup', { ...here, setup: undefined }],
  ['a starter that is no text', { ...here, starter: 1 }],
  ['no test', { ...here, test: undefined }],
  ['no lines', { ...here, lines: null }],
  ['a language that does not run here', withSetup({ language: 'rust' })],
  ['no list of files', withSetup({ files: {} })],
  ['a file without text', withSetup({ files: [{ path: 'a.py' }] })],
  ['a file that is none', withSetup({ files: [null] })],
  ['a file outside the folder', withSetup({ files: [{ path: '../a.py', text: '' }] })],
  ['a file from the root', withSetup({ files: [{ path: '/lib/a.py', text: '' }] })],
  ['a program outside the folder', withSetup({ file: 'a/../../b.py' })],
  ['a program without a name', withSetup({ file: '' })],
  ['something before that is no text', withSetup({ before: [1] })],
  ['no input', withSetup({ stdin: null })],
  ['arguments in one text', withSetup({ args: '-v' })],
  ['a folder without an address', { ...folder, folder: undefined }],
  ['a folder without a reason', { ...folder, reason: 3 }],
])('%s is no exercise', (_what, value) => {
  expect(parseExerciseTask(value)).toBeUndefined();
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['an exercise', here],
  ['no setup', { ...example, setup: {} }],
  ['a source that is no text', { ...example, source: ['print(1)'] }],
  ['an output that is no text', { ...example, output: 1 }],
  ['an output that is left out', { ...example, output: undefined }],
  ['no word of what it goes on from', { ...example, continues: 'ja' }],
])('%s is no example', (_what, value) => {
  expect(parseExampleTask(value)).toBeUndefined();
});
