/**
 * As much of a C64 as the lessons' ship needs: a beam that draws 312 lines fifty times a second,
 * two sprites whose registers it reads line by line, and the lesson's loop, which runs while it
 * does.
 */

export const linesAPicture = 312;
export const picturesASecond = 50;

/** The lesson's limits for a sprite that is to be seen whole. */
const edges = { minX: 24, maxX: 320, minY: 50, maxY: 229 } as const;

/** The lesson's sprite: three bytes a row. */
const bytes = [
  ...[0x00, 0x18, 0x00, 0x00, 0x18, 0x00, 0x00, 0x3c, 0x00, 0x00, 0x3c, 0x00, 0x00, 0x66, 0x00],
  ...[0x00, 0x66, 0x00, 0x00, 0xff, 0x00, 0x00, 0xff, 0x00, 0x01, 0xff, 0x80, 0x01, 0xff, 0x80],
  ...[0x03, 0xff, 0xc0, 0x07, 0xff, 0xe0, 0x0f, 0xff, 0xf0, 0x1f, 0xff, 0xf8, 0x3f, 0xff, 0xfc],
  ...[0x7f, 0xff, 0xfe, 0xff, 0xff, 0xff, 0xc3, 0x00, 0xc3, 0x83, 0x00, 0xc1, 0x03, 0x00, 0xc0],
  ...[0x02, 0x00, 0x40],
];

/** The sprite's rows as numbers of 24 bits, the leftmost pixel highest. */
export const spriteRows: readonly number[] = Array.from({ length: 21 }, (_, row) =>
  bytes.slice(row * 3, row * 3 + 3).reduce((bits, byte) => bits * 256 + byte, 0),
);

/**
 * How many lines the beam gets on with while a loop that waits for nothing goes round once: 5 000
 * rounds a second, as the lesson reckons.
 */
const linesARound = 3;

export interface Program {
  /** The line that `waitforraster` waits for; undefined when it is left out. */
  readonly wait: number | undefined;
  /** Pixels a round. */
  readonly stride: number;
  /** Whether there is an enemy to catch. */
  readonly enemy: boolean;
}

export interface Stick {
  readonly x: number;
  readonly y: number;
  readonly button: boolean;
}

/** A row of a sprite as the beam drew it. */
export interface DrawnRow {
  readonly sprite: 0 | 1;
  readonly row: number;
  readonly line: number;
  readonly x: number;
}

export interface Machine {
  readonly line: number;
  /** The registers. */
  readonly x: number;
  readonly y: number;
  readonly enemyX: number;
  readonly enemyY: number;
  /** `sprite_collision`, which is cleared when it is read. */
  readonly collision: boolean;
  readonly points: number;
  readonly red: boolean;
  /** What the beam has drawn of the picture that it is in, and what it drew of the one before. */
  readonly now: readonly DrawnRow[];
  readonly before: readonly DrawnRow[];
  /** Rounds in this picture so far, and in the one before. */
  readonly rounds: number;
  readonly roundsAPicture: number;
}

type Draft = { -readonly [Key in keyof Machine]: Machine[Key] } & { now: DrawnRow[] };

/** The machine when the beam has drawn its first picture, and the program is about to begin. */
export function startMachine({ enemy }: Program): Machine {
  const machine: Machine = {
    ...{ line: 0, x: 160, y: enemy ? 200 : 140, enemyX: 60, enemyY: 80, red: false },
    ...{ collision: false, points: 0, now: [], before: [] },
    ...{ rounds: 0, roundsAPicture: 0 },
  };
  const { before } = run(machine, linesAPicture, { wait: -1, stride: 0, enemy }, centred);
  return { ...machine, before };
}

export const centred: Stick = { x: 0, y: 0, button: false };

/** Rounds that begin on a line: none while the program waits for another. */
function isRound(line: number, { wait }: Program): boolean {
  return wait === undefined ? line % linesARound === 0 : line === wait;
}

/** `FlyttaSkepp`: an edge is asked about before a step, not after. */
function moveShip(machine: Draft, stick: Stick, stride: number): void {
  const { minX, maxX, minY, maxY } = edges;
  if (stick.x > 0 && machine.x < maxX) machine.x += stride;
  if (stick.x < 0 && machine.x > minX) machine.x -= stride;
  if (stick.y > 0 && machine.y < maxY) machine.y += stride;
  if (stick.y < 0 && machine.y > minY) machine.y -= stride;
  machine.red = stick.button;
}

/** `KollaKrock` and `FlyttaFiende` of the finished game. */
function moveEnemy(machine: Draft): void {
  if (machine.collision) {
    machine.points = (machine.points + 1) % 256;
    machine.enemyX = edges.minX;
    // Another height than last time, so that nobody can wait for it.
    machine.enemyY = 60 + ((machine.enemyY + 47) % 150);
  }
  machine.collision = false;
  machine.enemyX += 2;
  if (machine.enemyX > edges.maxX) machine.enemyX = edges.minX;
}

/** The row of a sprite that a line shows, or undefined. A sprite begins on the line of its y. */
function rowOn(line: number, y: number): number | undefined {
  const row = line - y;
  return row >= 0 && row < spriteRows.length ? row : undefined;
}

/** Whether two rows have a lit pixel in the same place. */
function rowsMeet(a: number, aX: number, b: number, bX: number): boolean {
  const apart = bX - aX;
  if (Math.abs(apart) >= 24) return false;
  const shifted = apart > 0 ? Math.floor(b / 2 ** apart) : Math.floor(a / 2 ** -apart);
  return ((apart > 0 ? a : b) & shifted) !== 0;
}

function drawLine(machine: Draft, { enemy }: Program): void {
  const { line, x, y, enemyX, enemyY } = machine;
  const row = rowOn(line, y);
  const enemyRow = enemy ? rowOn(line, enemyY) : undefined;
  if (enemyRow !== undefined) machine.now.push({ sprite: 1, row: enemyRow, line, x: enemyX });
  if (row !== undefined) machine.now.push({ sprite: 0, row, line, x });
  if (row === undefined || enemyRow === undefined) return;
  if (rowsMeet(spriteRows[row] ?? 0, x, spriteRows[enemyRow] ?? 0, enemyX))
    machine.collision = true;
}

/** The machine when the beam has got on by so many lines. */
export function run(machine: Machine, lines: number, program: Program, stick: Stick): Machine {
  const draft: Draft = { ...machine, now: [...machine.now] };
  for (let left = lines; left > 0; left -= 1) {
    if (isRound(draft.line, program)) {
      if (program.enemy) moveEnemy(draft);
      moveShip(draft, stick, program.stride);
      draft.rounds += 1;
    }
    drawLine(draft, program);
    draft.line += 1;
    if (draft.line < linesAPicture) continue;
    draft.line = 0;
    draft.before = draft.now;
    draft.now = [];
    draft.roundsAPicture = draft.rounds;
    draft.rounds = 0;
  }
  return draft;
}

/** What glows on the screen: what the beam has just drawn, and below it the picture before. */
export function glowing({ now, before, line }: Machine): readonly DrawnRow[] {
  return [...now, ...before.filter((row) => row.line >= line)];
}

/** How many pixels the ship is torn by: the distance between its leftmost and rightmost rows. */
export function tornBy(machine: Machine): number {
  const xs = machine.before.filter(({ sprite }) => sprite === 0).map(({ x }) => x);
  return xs.length === 0 ? 0 : Math.max(...xs) - Math.min(...xs);
}
