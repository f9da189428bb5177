import { describe, expect, it } from 'vitest';
import { parseExercise, type Exercise } from '../core/exercise';
import { keyTable } from '../core/keyList';
import { openEditor } from '../../helix/state';
import { press, pressAll } from '../../helix/editor';
import { parseKeys } from '../../helix/keys';
import { describe as describeEditor, keyTexts, paintLines, pendingText } from '../core/look';
import { keyTrainer, parseBest, withBest } from '../lab';

const first = parseExercise('=== start\nabc\n=== mål\nbc\n=== facit\nd');
const second = parseExercise('=== start\nxyz\n=== mål\nyz\n=== facit\nd');

const updateTrainer = keyTrainer.reduce;
const createTrainer = (exercises: readonly Exercise[]) =>
  keyTrainer.start({ title: '', exercises, storeKey: '' });

describe('keyTrainer', () => {
  const start = createTrainer([first, second]);

  it('counts keys until the goal is reached and no longer', () => {
    const moved = updateTrainer(start, ['press', ['l', 'h'], false]);
    const done = updateTrainer(moved, ['press', ['d', 'd', 'd'], false]);
    expect(done.pressed).toEqual(['l', 'h', 'd']);
    expect(done.editor.text).toBe('bc\n');
    expect(done.watched).toBe(false);
  });

  it('remembers that the solution was played until one begins again', () => {
    const played = updateTrainer(start, ['press', ['d'], true]);
    expect(played.watched).toBe(true);
    const again = updateTrainer(played, ['restart']);
    expect(again).toMatchObject({ watched: false, pressed: [], editor: first.start });
  });

  it('opens another exercise, and none that is not there', () => {
    const opened = updateTrainer(start, ['open', 1]);
    expect(opened.editor.text).toBe('xyz\n');
    expect(updateTrainer(opened, ['open', 9])).toBe(opened);
    expect(() => createTrainer([])).toThrow('KeyTrainer');
  });
});

describe('results', () => {
  it('keeps the fewest keys', () => {
    expect(withBest([], 1, 5)).toEqual([null, 5]);
    expect(withBest([3, 5], 1, 4)).toEqual([3, 4]);
    expect(withBest([3, 5], 1, 9)).toEqual([3, 5]);
  });

  it.each([[7], [[0]], [['a']], [[1.5]], [Array.from({ length: 300 }, () => 1)], [null]])(
    'answers no to what is no list of results',
    (raw) => {
      expect(parseBest(raw)).toBeUndefined();
    },
  );

  it('reads back what was stored', () => {
    expect(parseBest([null, 4])).toEqual([null, 4]);
  });
});

describe('the look of the text', () => {
  it('shows selections, cursors and a selected line break', () => {
    const editor = openEditor('ab\ncd\n', [
      { anchor: 0, head: 3 },
      { anchor: 4, head: 5 },
    ]);
    expect(paintLines(editor)).toEqual([
      [
        { text: 'ab', kind: 'selected' },
        { text: '↵', kind: 'cursor' },
      ],
      [
        { text: 'c', kind: 'plain' },
        { text: 'd', kind: 'otherCursor' },
      ],
    ]);
  });

  it('shows the line after the last line break only when the cursor is there', () => {
    expect(paintLines(openEditor('ab\n'))).toHaveLength(1);
    const below = press(openEditor('ab\n'), 'j');
    expect(paintLines(below)[1]).toEqual([{ text: ' ', kind: 'cursor' }]);
  });

  it('tells a screen reader mode, place, selection and what is waited for', () => {
    const play = (text: string, keys: string): string => {
      const parsed = parseKeys(keys);
      return 'unknown' in parsed ? '' : describeEditor(pressAll(openEditor(text), parsed));
    };
    expect(play('ett två\n', 'w')).toBe('Normalläge, rad 1, kolumn 4. Markerat: ett .');
    expect(play('a a\n', '%sa')).toBe(
      'Normalläge, rad 1, kolumn 1. Markerat: a och 1 till. Mönster: a.',
    );
    expect(play('a\n', 'z')).toContain('z finns inte i övningen.');
    expect(play('a\nb\n', 'x')).toContain('Markerat: a radslut .');
    expect(play('a\n', 'jv')).toContain('Markeringsläge');
  });

  it('shows begun commands as the status line does', () => {
    const pending = (keys: string): string => {
      const parsed = parseKeys(keys);
      return 'unknown' in parsed ? '' : pendingText(pressAll(openEditor('(a)\n'), parsed));
    };
    expect(
      ['3', '2g', 'm', 'r', 'f', 't', 'F', 'T', 'mi', 'ma', 'ms', 'md', 'lmr('].map(pending),
    ).toEqual(['3', '2g', 'm', 'r', 'f', 't', 'F', 'T', 'mi', 'ma', 'ms', 'md', 'mr(']);
    expect(keyTexts(['a', ' ', '<esc>'])).toEqual(['a', '␣', 'Esc']);
  });
});

describe('the table of keys', () => {
  it('names no single key that the interpreter lacks', () => {
    const keys = keyTable
      .flatMap(([, rows]) => rows.flatMap(([text]) => text.split(/\s+/)))
      .filter((key) => /^[^\s\d]$/.test(key) && !'…+'.includes(key));
    expect(keys.length).toBeGreaterThan(40);
    for (const key of keys)
      expect(press(openEditor('a\n'), key).message, key).not.toMatch(/finns inte i övningen/);
  });
});
