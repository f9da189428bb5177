import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsOfCube } from '../cubes';
import { findCube, hasKarnaughMap, karnaughMap, piecesOfCube } from '../karnaugh';

const four = karnaughMap(['A', 'B', 'C', 'D']);

describe('karnaughMap', () => {
  it('orders four variables in Gray code both ways', () => {
    expect(four.cells).toEqual([
      [0, 1, 3, 2],
      [4, 5, 7, 6],
      [12, 13, 15, 14],
      [8, 9, 11, 10],
    ]);
    expect(four.rowLabels).toEqual(['00', '01', '11', '10']);
  });

  it('puts the first of three variables beside the rows', () => {
    const three = karnaughMap(['A', 'B', 'C']);
    expect(three.rowVariables).toEqual(['A']);
    expect(three.cells).toEqual([
      [0, 1, 3, 2],
      [4, 5, 7, 6],
    ]);
  });

  it('refuses one and five variables', () => {
    expect(hasKarnaughMap(1)).toBe(false);
    expect(hasKarnaughMap(5)).toBe(false);
    expect(() => karnaughMap(['A'])).toThrow('2 to 4');
  });
});

describe('piecesOfCube', () => {
  it('gives one rectangle for a block inside the map', () => {
    expect(piecesOfCube({ care: 0b0101, value: 0b0101 }, four)).toEqual([
      { row: 1, column: 1, height: 2, width: 2, open: { vertical: false, horizontal: false } },
    ]);
  });

  it('gives four open pieces for the corners', () => {
    const pieces = piecesOfCube({ care: 0b0101, value: 0 }, four);
    expect(pieces.map(({ row, column }) => [row, column])).toEqual([
      [0, 0],
      [0, 3],
      [3, 0],
      [3, 3],
    ]);
    expect(pieces.every(({ open }) => open.vertical && open.horizontal)).toBe(true);
  });

  it('gives two pieces for a group over the side edge', () => {
    expect(piecesOfCube({ care: 0b0001, value: 0 }, four)).toEqual([
      { row: 0, column: 0, height: 4, width: 1, open: { vertical: false, horizontal: true } },
      { row: 0, column: 3, height: 4, width: 1, open: { vertical: false, horizontal: true } },
    ]);
  });

  it('never wraps where a side has two cells', () => {
    const two = karnaughMap(['A', 'B']);
    expect(piecesOfCube({ care: 0, value: 0 }, two)).toEqual([
      { row: 0, column: 0, height: 2, width: 2, open: { vertical: false, horizontal: false } },
    ]);
  });

  it('covers exactly the cells of any cube', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.nat(15), (care, bits) => {
        const cube = { care, value: bits & care };
        const cells = piecesOfCube(cube, four).flatMap((piece) =>
          four.cells
            .slice(piece.row, piece.row + piece.height)
            .flatMap((line) => line.slice(piece.column, piece.column + piece.width)),
        );
        expect(cells.sort((a, b) => a - b)).toEqual(rowsOfCube(cube, 4));
      }),
    );
  });
});

describe('findCube', () => {
  it('finds back every cube from its cells', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.nat(15), (care, bits) => {
        const cube = { care, value: bits & care };
        expect(findCube(rowsOfCube(cube, 4), 4)).toEqual(cube);
      }),
    );
  });

  it.each([[[]], [[0, 1, 3]], [[0, 3]], [[0, 1, 2, 4]]])('refuses %j', (cells) => {
    expect(findCube(cells, 4)).toBeUndefined();
  });
});
