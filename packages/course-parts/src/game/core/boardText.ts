import type { Board } from '@kurser/python-runner/board';

/** A row of the board that has something in it, in words. */
export interface RowText {
  readonly row: number;
  readonly text: string;
}

/** The board in words, row by row; rows with nothing in them are left out. */
export function boardRows({ cells, height }: Board): readonly RowText[] {
  return Array.from({ length: height }, (_, row) => row).flatMap((row) => {
    const own = cells.filter(({ y }) => y === row).sort((a, b) => a.x - b.x);
    if (own.length === 0) return [];
    const texts = own.map(({ x, picture, colour }) => {
      const what = [picture, colour === null ? '' : `${picture === '' ? '' : 'på '}${colour}`];
      return `${what.filter(Boolean).join(' ')} i kolumn ${x}`;
    });
    return [{ row, text: texts.join(', ') }];
  });
}

/** The board in a few words. */
export function boardName({ width, height, cells }: Board): string {
  const filled = cells.filter(({ picture }) => picture !== '').length;
  return `Spelplan med ${width} kolumner och ${height} rader, ${filled} ${filled === 1 ? 'ruta' : 'rutor'} med något i`;
}
