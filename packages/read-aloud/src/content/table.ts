import { wordsIn } from './line';
import type { Word } from './sentence';

const cellsOf = (row: Element): readonly Element[] =>
  Array.from(row.children).filter((cell) => cell.matches('th, td'));

function ending(words: readonly Word[], mark: string): readonly Word[] {
  const last = words.at(-1);
  if (last === undefined || /[.:!?]$/.test(last.said)) return words;
  return [...words.slice(0, -1), { ...last, said: last.said + mark }];
}

/** Heard again, but marked only the first time. */
const unplaced = (words: readonly Word[]): readonly Word[] =>
  words.map(({ place: _, ...word }) => word);

/**
 * A table row by row, each cell after its column's head: "Grind: OCH. Utgång: 1." The heads' own
 * words have their places in the first row.
 */
export function rowsOf(table: Element): readonly { row: Element; words: readonly Word[] }[] {
  const rows = Array.from(table.querySelectorAll('tr')).filter(
    (row) => row.closest('table') === table,
  );
  const [first, ...others] = rows;
  const hasHeads = first !== undefined && cellsOf(first).every((cell) => cell.localName === 'th');
  const heads = hasHeads ? cellsOf(first).map((cell) => wordsIn(cell.childNodes)) : [];
  const body = hasHeads ? others : rows;
  if (hasHeads && body.length === 0) return [{ row: first, words: heads.flat() }];
  return body.map((row, index) => {
    const words = cellsOf(row).flatMap((cell, column) => {
      const head = heads[column] ?? [];
      const shown = index === 0 ? head : unplaced(head);
      const said = wordsIn(cell.childNodes);
      if (said.length === 0) return index === 0 ? ending(shown, '.') : [];
      return [...ending(shown, ':'), ...ending(said, '.')];
    });
    return { row, words };
  });
}
