import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeRuns } from '@kurser/code/runs';
import { whyNoPuzzle } from '../lines';
import { isSolved, linesRight, makePuzzle, tryText, type Puzzle } from '../puzzle';

const program = `summa = 0

for tal in [1, 2]:
    summa += tal
print(summa)
`;

function puzzleOf(source: string, colours = ''): Puzzle {
  const puzzle = makePuzzle(source, colours);
  if (puzzle === undefined) throw new Error(whyNoPuzzle(source));
  return puzzle;
}

describe('makePuzzle', () => {
  it('takes the lines that say something, with their indentation', () => {
    expect(puzzleOf(program).lines.map(({ text }) => text)).toEqual([
      'summa = 0',
      'for tal in [1, 2]:',
      '    summa += tal',
      'print(summa)',
    ]);
  });

  it('says indentation aloud', () => {
    expect(puzzleOf(program).lines[2]?.name).toBe('summa += tal (indrag 4)');
    expect(puzzleOf(program).lines[0]?.name).toBe('summa = 0');
  });

  it('gives each line its own colours, past the empty ones', () => {
    const colours = writeRuns([{ kind: 'k', gap: 11, length: 3 }]);
    const [, loop] = puzzleOf(program, colours).lines;
    expect(loop?.html).toBe('<span class="code-keyword">for</span> tal in [1, 2]:');
  });

  it('shows what is no markup as it is', () => {
    const source = '#include <stdio.h>\nint a = 1 & 2;\nint b;\nint c;';
    expect(puzzleOf(source).lines[0]?.html).toBe('#include &lt;stdio.h&gt;');
  });

  it('takes four to twelve lines that are not all alike', () => {
    const lines = (count: number): string =>
      Array.from({ length: count }, (_, index) => `print(${index})`).join('\n\n');
    expect(whyNoPuzzle(lines(3))).toBe(
      'blocket har 3 rader som inte är tomma; det ska ha 4 till 12',
    );
    expect(whyNoPuzzle(lines(4))).toBeUndefined();
    expect(whyNoPuzzle(lines(12))).toBeUndefined();
    expect(whyNoPuzzle(lines(13))).toContain('13 rader');
    expect(whyNoPuzzle('i += 1\n'.repeat(5))).toBe('alla rader är lika');
    expect(makePuzzle(lines(3), '')).toBeUndefined();
    expect(makePuzzle('', '')).toBeUndefined();
  });

  it('starts in an order that is the same each time and never right', () => {
    const sources = fc
      .array(fc.constantFrom('a', 'b', '  b', 'c'), { minLength: 4, maxLength: 12 })
      .filter((lines) => new Set(lines).size > 1)
      .map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(sources, (source) => {
        const puzzle = puzzleOf(source);
        expect(isSolved(puzzle, puzzle.start)).toBe(false);
        expect(puzzleOf(source).start).toEqual(puzzle.start);
      }),
    );
  });
});

describe('linesRight', () => {
  const puzzle = puzzleOf('a\nb\na\nc');

  it('counts from the top, and takes equal lines for each other', () => {
    expect(linesRight(puzzle, [2, 1, 3, 0])).toBe(2);
    expect(linesRight(puzzle, [1, 0, 2, 3])).toBe(0);
    expect(isSolved(puzzle, [2, 1, 0, 3])).toBe(true);
  });

  it('does not take another indentation for the same line', () => {
    const indented = puzzleOf('if a:\n    b\nb\nc');
    expect(linesRight(indented, [0, 2, 1, 3])).toBe(1);
  });
});

describe('tryText', () => {
  const puzzle = puzzleOf('if a:\n    b\nb\nc');

  it('says how far down it is right', () => {
    expect(tryText(puzzle, [3, 0, 1, 2], 0)).toBe('0 av 4 stämmer uppifrån räknat.');
    expect(tryText(puzzle, [0, 1, 3, 2], 2)).toBe('2 av 4 stämmer uppifrån räknat.');
  });

  it('tells the right line with another indentation from another line', () => {
    expect(tryText(puzzle, [0, 2, 1, 3], 1)).toBe('Rad 2 är den rätta men med fel indrag.');
  });
});
