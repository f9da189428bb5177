import { floor, maxColumns, maxRows, wall, type Maze, type Tile } from './maze';

/**
 * The text form of a maze, the same as in the lessons' `labyrint.py`: `#` is wall, `S` start, `G`
 * goal, a blank or `.` is floor. A digit 1 to 9 is floor that costs as much to step onto.
 */
export type MapResult =
  | { readonly kind: 'maze'; readonly maze: Maze }
  | { readonly kind: 'wrong'; readonly reason: string };

function wrong(reason: string): MapResult {
  return { kind: 'wrong', reason };
}

/** Undefined for a character that means nothing on a map. */
function tileOf(character: string): Tile | undefined {
  if (character === '#') return wall;
  if (' .SG'.includes(character)) return floor;
  return /^[1-9]$/.test(character) ? Number(character) : undefined;
}

/** The one place of the mark, or what is wrong. */
function findMark(text: string, mark: 'S' | 'G'): number | string {
  const first = text.indexOf(mark);
  const name = mark === 'S' ? 'start' : 'mål';
  if (first === -1) return `Banan saknar ${name}: skriv ett ${mark} på en ruta.`;
  if (text.includes(mark, first + 1)) return `Banan har mer än ett ${mark}; den ska ha ett enda.`;
  return first;
}

function checkSize(lines: readonly string[], columns: number): string | undefined {
  if (columns === 0) return 'Banan är tom.';
  if (lines.length > maxRows || columns > maxColumns)
    return `Banan är ${lines.length} × ${columns} rutor; högst ${maxRows} × ${maxColumns} går.`;
  return undefined;
}

/**
 * Reads a map. Short lines are filled with floor at the end; lines without a single character
 * before and after the map do not count.
 */
export function parseMap(text: string): MapResult {
  const lines = text
    .replace(/\r/g, '')
    .replace(/^\n+|\n+$/g, '')
    .split('\n');
  const columns = Math.max(0, ...lines.map((line) => line.length));
  const sizeFault = checkSize(lines, columns);
  if (sizeFault !== undefined) return wrong(sizeFault);
  const whole = lines.map((line) => line.padEnd(columns)).join('');
  const tiles: Tile[] = [];
  for (let index = 0; index < whole.length; index += 1) {
    const character = whole.charAt(index);
    const tile = tileOf(character);
    if (tile === undefined)
      return wrong(
        `Rad ${Math.floor(index / columns) + 1}, tecken ${(index % columns) + 1}: "${character}" betyder inget på en bana. Skriv # för vägg, blanksteg för golv, S, G eller en siffra 1–9.`,
      );
    tiles.push(tile);
  }
  const start = findMark(whole, 'S');
  const goal = findMark(whole, 'G');
  if (typeof start === 'string') return wrong(start);
  if (typeof goal === 'string') return wrong(goal);
  return { kind: 'maze', maze: { rows: lines.length, columns, tiles, start, goal } };
}

/** The map's text; `parseMap` gives the same maze back. */
export function mapToText(maze: Maze): string {
  const characters = maze.tiles.map((tile, cell) => {
    if (cell === maze.start) return 'S';
    if (cell === maze.goal) return 'G';
    if (tile === wall) return '#';
    return tile === floor ? ' ' : String(tile);
  });
  const lines = Array.from({ length: maze.rows }, (_, row) =>
    characters.slice(row * maze.columns, (row + 1) * maze.columns).join(''),
  );
  return lines.join('\n');
}
