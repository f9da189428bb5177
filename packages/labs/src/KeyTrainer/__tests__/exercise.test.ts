import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { buildExercise, isSolved, parseExercise, type ExerciseSource } from '../core/exercise';
import { pressAll } from '../../helix/editor';
import { openEditor } from '../../helix/state';
import type { LabProps } from '../../kit/labPart';
import { parseSettings } from '../settings';

const source: ExerciseSource = {
  task: 'Ta bort raden.',
  start: 'ett\ntvå',
  startAt: '2:1',
  goal: 'ett',
  goalAt: '',
  solution: 'xd',
};

function fault(build: () => unknown): string {
  try {
    build();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}

describe('buildExercise', () => {
  it('opens the text with the cursor in its place', () => {
    const { start, goalText, solution } = buildExercise(source);
    expect(start.text).toBe('ett\ntvå\n');
    expect(start.selection.ranges).toEqual([{ anchor: 4, head: 5 }]);
    expect(goalText).toBe('ett\n');
    expect(solution).toEqual(['x', 'd']);
  });

  it('takes selections in both directions, several of them, and the line break', () => {
    const at = (startAt: string): unknown =>
      buildExercise({ ...source, startAt, goal: 'x', solution: '%cx<esc>' }).start.selection.ranges;
    expect(at('1:1-1:3')).toEqual([{ anchor: 0, head: 3 }]);
    expect(at('1:3-1:1')).toEqual([{ anchor: 3, head: 0 }]);
    expect(at('1:1 2:1')).toEqual([
      { anchor: 0, head: 1 },
      { anchor: 4, head: 5 },
    ]);
    expect(at('1:4')).toEqual([{ anchor: 3, head: 4 }]);
    expect(at('')).toEqual([{ anchor: 0, head: 1 }]);
  });

  it.each<readonly [Partial<ExerciseSource>, string]>([
    [{ solution: 'd' }, 'facit d når inte målet. Det ger "ett\\nvå\\n"'],
    [{ solution: 'xdi' }, 'i läget insert'],
    [{ solution: 'z' }, '("z finns inte i övningen.")'],
    [{ solution: ' ' }, 'facit saknas'],
    [{ solution: 'x<escape>' }, 'facit har <escape>'],
    [{ goal: 'ett\ntvå' }, 'löst redan från början'],
    [{ start: '' }, 'utgångstexten saknas'],
    [{ start: 'ett\ttvå' }, '"\\t"'],
    [{ start: 'hej 😀' }, 'emoji'],
    [{ startAt: '3:1' }, 'platsen 3:1 finns inte'],
    [{ startAt: '1:5' }, 'platsen 1:5 finns inte'],
    [{ startAt: '0:1' }, 'platsen 0:1'],
    [{ startAt: 'rad 2' }, '"rad" är ingen plats'],
    [{ goalAt: '2:1' }, 'platsen 2:1'],
  ])('refuses %j', (change, part) => {
    expect(fault(() => buildExercise({ ...source, ...change }))).toContain(part);
  });
});

describe('isSolved', () => {
  const selecting = buildExercise({ ...source, goal: '', goalAt: '2:1-2:3', solution: 'e' });

  it('asks for the text and, where one is given, the selection in either direction', () => {
    expect(isSolved(selecting, openEditor('ett\ntvå\n', [{ anchor: 4, head: 7 }]))).toBe(true);
    expect(isSolved(selecting, openEditor('ett\ntvå\n', [{ anchor: 7, head: 4 }]))).toBe(true);
    expect(isSolved(selecting, openEditor('ett\ntvå\n', [{ anchor: 4, head: 6 }]))).toBe(false);
    expect(isSolved(selecting, openEditor('ett\ntv\n', [{ anchor: 4, head: 7 }]))).toBe(false);
  });

  it('waits for insert mode and for a begun command to end', () => {
    const exercise = buildExercise({ ...source, startAt: '1:1', goal: 'att\ntvå', solution: 'ra' });
    expect(isSolved(exercise, pressAll(exercise.start, ['c', 'a']))).toBe(false);
    expect(isSolved(exercise, pressAll(exercise.start, ['c', 'a', '<esc>']))).toBe(true);
    expect(isSolved(exercise, pressAll(exercise.start, ['r', 'a', 'g']))).toBe(false);
  });
});

describe('parseExercise', () => {
  it('reads task, start, goal and solution', () => {
    const exercise = parseExercise(
      'Byt `katt`\nmot `hund`.\n=== start 1:4\nEn katt\n=== mål 1:4-1:7\nEn hund\n=== facit\nechund<esc>b',
    );
    expect(exercise.task).toBe('Byt `katt`\nmot `hund`.');
    expect(exercise.goalText).toBe('En hund\n');
    expect(exercise.goalRanges).toEqual([{ anchor: 3, head: 7 }]);
  });

  it('says which heading it does not know', () => {
    expect(fault(() => parseExercise('=== slut\nx'))).toContain('"=== slut" känns inte igen');
  });
});

describe('parseSettings', () => {
  const fence = (language: string, text: string): ReactNode =>
    createElement(
      'pre',
      { key: text },
      createElement('code', { className: `language-${language}` }, text),
    );
  const good = '=== start\nab\n=== mål\nb\n=== facit\nd';

  it('takes exercises from fences, and results follow what they ask for', () => {
    const setup = parseSettings({ title: 'Träna', children: [fence('keys', good)] });
    expect(setup.title).toBe('Träna');
    expect(setup.exercises).toHaveLength(1);
    const other = parseSettings({ children: [fence('keys', good.replace('ab', 'cb'))] });
    expect(other.storeKey).not.toBe(setup.storeKey);
    expect(other.title).toBe('Tangentövning');
  });

  it('takes a single exercise from props', () => {
    const setup = parseSettings({ task: 'Ta bort a.', start: 'ab', goal: 'b', solution: 'd' });
    expect(setup.exercises[0]?.task).toBe('Ta bort a.');
  });

  it.each<readonly [LabProps, string]>([
    [{}, 'det finns ingen övning'],
    [{ children: 'text' }, 'kodblock med språket keys'],
    [{ children: fence('python', 'x') }, 'kodblock med språket keys'],
    [{ start: 'ab', children: fence('keys', good) }, 'antingen'],
    [{ start: 7 }, 'start har värdet 7'],
    [{ start: 'ab', goal: 'b', solution: 'x' }, 'KeyTrainer: övningen: facit x når inte målet'],
    [{ children: fence('keys', good.replace('\nd', '\nx')) }, 'KeyTrainer: övning 1: facit x'],
  ])('refuses what cannot be an exercise', (props, part) => {
    expect(fault(() => parseSettings(props))).toContain(part);
  });
});
