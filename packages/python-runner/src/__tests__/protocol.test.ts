import { describe, expect, it } from 'vitest';
import { isInsideFolder, parseFromWorker, parseRunSetup } from '../protocol';

const finished = { kind: 'finished', ok: true, error: null, tests: null, checks: null };
const error = { type: 'NameError', text: 'Traceback …', line: 3, help: 'Stavat rätt?' };
const test = {
  ok: false,
  line: 1,
  source: 'assert f(1) == 2',
  call: 'f(1)',
  wanted: '2',
  got: '3',
  message: null,
};

describe('parseFromWorker', () => {
  it.each([
    [{ kind: 'ready' }],
    [{ kind: 'output', stream: 'stderr', text: 'x' }],
    [{ kind: 'ask', wanted: 'line' }],
    [{ kind: 'ask', wanted: 'event' }],
    [{ kind: 'exceeded' }],
    [finished],
    [{ ...finished, checks: [null, 'fel'] }],
    [{ ...finished, ok: false, error }],
    [{ ...finished, error: { ...error, line: null, help: null } }],
    [{ ...finished, tests: [test, { ...test, ok: true, got: null }] }],
    [{ kind: 'broken', message: 'x' }],
  ])('takes %j', (message) => {
    expect(parseFromWorker(message)).toEqual(message);
  });

  it.each([
    [undefined],
    [null],
    ['ready'],
    [{ kind: 'unheard of' }],
    [{ kind: 'output', stream: 'stdlog', text: 'x' }],
    [{ kind: 'output', stream: 'stdout', text: 1 }],
    [{ ...finished, ok: 1 }],
    [{ ...finished, checks: [1] }],
    [{ ...finished, tests: [{ ...test, got: 3 }] }],
    [{ ...finished, tests: [{ ...test, line: '1' }] }],
    [{ ...finished, tests: {} }],
    [{ ...finished, error: 'NameError' }],
    [{ ...finished, error: { ...error, line: '3' } }],
    [{ kind: 'finished', ok: true, checks: null }],
    [{ kind: 'broken' }],
  ])('refuses %j', (message) => {
    expect(parseFromWorker(message)).toBeUndefined();
  });
});

const setup = {
  language: 'python',
  files: [{ path: 'data/termin.py', text: 'x = 1' }],
  before: ['y = 2'],
  file: 'main.py',
  stdin: 'Åsa\n',
  args: ['-v'],
};

describe('parseRunSetup', () => {
  it('takes what the build writes, and nothing that is not of it', () => {
    expect(parseRunSetup({ ...setup, extra: 1 })).toEqual(setup);
  });

  it.each([
    [null],
    [{ ...setup, language: 'rust' }],
    [{ ...setup, files: [{ path: '../termin.py', text: '' }] }],
    [{ ...setup, files: [{ path: 'termin.py' }] }],
    [{ ...setup, before: [1] }],
    [{ ...setup, file: '/main.py' }],
    [{ ...setup, stdin: null }],
    [{ ...setup, args: 'a' }],
  ])('refuses %j', (value) => {
    expect(parseRunSetup(value)).toBeUndefined();
  });
});

describe('isInsideFolder', () => {
  it.each([
    ['main.py', true],
    ['paket/__init__.py', true],
    ['förråd.txt', true],
    ['.env', true],
    ['', false],
    ['/etc/passwd', false],
    ['../main.py', false],
    ['a/../../b', false],
    ['a//b', false],
    ['./a', false],
    ['a\\b', false],
    ['c:a', false],
  ])('%j: %s', (path, answer) => {
    expect(isInsideFolder(path)).toBe(answer);
  });
});
