import { describe, expect, it } from 'vitest';
import { judge } from '../plan/judge';
import type { Outcome } from '../plan/outcome';
import type { Mode } from '@kurser/lesson-language/source/program';

const ran = (exit: number | string, stdout = '', stderr = ''): Outcome => ({
  kind: 'ran',
  exit,
  stdout,
  stderr,
});
const rejected: Outcome = { kind: 'rejected', messages: 'error[E0382]: borrow' };
const shown = (text: string) => ({ shown: { source: 'block' as const, line: 10, text } });

describe('judge', () => {
  it.each<[Mode, Outcome]>([
    ['run', ran(0)],
    ['run', { kind: 'compiled' }],
    ['compile', { kind: 'compiled' }],
    ['shouldFail', ran(1)],
    ['shouldFail', ran('SIGSEGV')],
    ['compileFail', rejected],
    ['run', { kind: 'unavailable', cause: 'tool', reason: 'go saknas' }],
  ])('is content with %s that %o', (mode, outcome) => {
    expect(judge(mode, outcome, {})).toEqual([]);
  });

  it.each<[Mode, Outcome, string]>([
    ['run', ran(3), 'programmet slutar med felkod 3'],
    ['run', ran('SIGSEGV'), 'programmet slutar med SIGSEGV'],
    ['run', rejected, 'koden kompilerar inte'],
    ['compile', rejected, 'koden kompilerar inte'],
    ['shouldFail', ran(0), 'programmet slutar utan fel'],
    ['shouldFail', rejected, 'koden kompilerar inte'],
    ['shouldFail', { kind: 'compiled' }, 'inget körs, så inget fel kan visa sig'],
    ['compileFail', { kind: 'compiled' }, 'koden kompilerar'],
    ['compileFail', ran(0), 'koden kompilerar'],
    ['run', { kind: 'stopped', limit: '20 sekunder' }, 'programmet stoppades: 20 sekunder'],
  ])('complains of %s that %o', (mode, outcome, problem) => {
    expect(judge(mode, outcome, {}).map((each) => each.problem)).toEqual([problem]);
  });

  it('demands the error code that was named', () => {
    expect(judge('compileFail', rejected, { errorCode: 'E0382' })).toEqual([]);
    expect(judge('compileFail', rejected, { errorCode: 'E0499' })).toMatchObject([
      { problem: 'felet nämner inte E0499' },
    ]);
  });

  it('compares what was printed, and errors too where the program should fail', () => {
    expect(judge('run', ran(0, 'a\n', 'warning'), shown('a'))).toEqual([]);
    expect(judge('shouldFail', ran(1, 'a\n', 'ValueError\n'), shown('a\nValueError'))).toEqual([]);
    expect(judge('run', ran(0, 'a\nb\n'), shown('a\nc'))).toMatchObject([
      { line: 12, problem: 'utskriften stämmer inte: visar c', expected: 'b' },
    ]);
  });

  it('takes masks in an answer for what they are', () => {
    const answer = { shown: { source: 'answer' as const, line: 10, text: '[..]' } };
    expect(judge('run', ran(0, '[..]\n'), answer)).toEqual([]);
    expect(judge('run', ran(0, '7\n'), answer)).toMatchObject([{ line: 10, expected: '7' }]);
  });

  it('complains of shown output where nothing ran', () => {
    expect(judge('run', { kind: 'compiled' }, shown('a'))).toMatchObject([
      { problem: 'utskrift visas men koden körs inte' },
    ]);
  });
});
