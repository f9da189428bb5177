import { describe, expect, it } from 'vitest';
import { findCube } from '../../logic/karnaugh';
import type { Cube } from '../../logic/cubes';
import type { Cell } from '../../logic/table';
import { judgeRings, parseRings, ringOfCells, ringsVerdictToText, ringToText } from '../core/rings';

const variables = ['A', 'B', 'C', 'D'];
const ones = [0, 2, 5, 7, 8, 10, 13, 15];
const column = Array.from({ length: 16 }, (_, row): Cell => (ones.includes(row) ? 1 : 0));

function ring(...cells: number[]): Cube {
  const cube = findCube(cells, 4);
  if (cube === undefined) throw new Error(`no group: ${cells.join(' ')}`);
  return cube;
}

const corners = ring(0, 2, 8, 10);
const middle = ring(5, 7, 13, 15);

describe('ringOfCells', () => {
  it.each([
    [[], 'Markera först'],
    [[0, 1], 'Ruta 1 är en nolla'],
    [[0, 2, 8], 'Du har markerat 3 rutor'],
    [[0, 5], 'ingen sammanhängande rektangel'],
    [[0, 2, 8, 10], 'finns redan'],
  ])('refuses %j', (cells, message) => {
    expect(ringOfCells(cells, column, 4, [corners])).toMatchObject({
      ok: false,
      message: expect.stringContaining(message) as string,
    });
  });

  it('takes the four corners and don’t-care cells', () => {
    expect(ringOfCells([10, 0, 8, 2], column, 4, [])).toEqual({ ok: true, cube: corners });
    expect(ringOfCells([0, 1], ['x', 1, 0, 0], 2, [])).toMatchObject({ ok: true });
  });
});

describe('judgeRings', () => {
  const say = (rings: readonly Cube[], cells: readonly Cell[] = column): string =>
    ringsVerdictToText(judgeRings(rings, cells, variables), 'F', variables);

  it("is done with B'·D' + B·D", () => {
    expect(say([middle, corners])).toBe("F = B'·D' + B·D. Kortare går det inte.");
  });

  it('names a one that no group covers', () => {
    expect(say([corners])).toBe('Ettan i ruta 5 (A=0, B=1, C=0, D=1) är inte med i någon grupp.');
  });

  it('sees a group that can grow', () => {
    expect(say([middle, ring(0, 2), ring(8, 10)])).toContain(
      'Grupp 2 går att göra dubbelt så stor',
    );
  });

  it('sees a group that is not needed', () => {
    const three = [3, 7, 5, 13, 12];
    const cells = column.map((_, row): Cell => (three.includes(row) ? 1 : 0));
    expect(say([ring(3, 7), ring(7, 5), ring(13, 12), ring(5, 13)], cells)).toContain(
      'behövs inte',
    );
  });

  it('sees that fewer groups would do although none can be dropped', () => {
    // The cyclic function of three variables has covers of three and of four prime groups, none of
    // them with one to spare.
    const cells: Cell[] = [0, 1, 1, 1, 1, 1, 1, 0];
    const names = ['A', 'B', 'C'];
    const rings = [
      { care: 0b110, value: 0b010 },
      { care: 0b011, value: 0b010 },
      { care: 0b011, value: 0b001 },
      { care: 0b110, value: 0b100 },
    ];
    const verdict = judgeRings(rings, cells, names);
    expect(verdict).toEqual({ kind: 'tooMany', own: 4, best: 3 });
    expect(ringsVerdictToText(verdict, 'F', names)).toContain('4 grupper och 3 räcker');
  });

  it('needs no group for the constant 0', () => {
    const zeros = column.map((): Cell => 0);
    expect(say([], zeros)).toBe('F = 0. Kortare går det inte.');
  });
});

describe('the rest', () => {
  it('writes a group', () => {
    expect(ringToText(middle, variables)).toBe('B·D (ruta 5, 7, 13, 15)');
  });

  it('reads stored groups and refuses other shapes', () => {
    expect(parseRings([corners])).toEqual([corners]);
    for (const raw of [null, {}, [1], [{ care: 16, value: 0 }], [{ care: 1, value: 2 }]])
      expect(parseRings(raw)).toBeUndefined();
  });
});
