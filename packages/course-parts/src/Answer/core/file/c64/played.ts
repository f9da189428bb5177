import { type BorderChange, cyclesPerLine, Machine, type Sprite, type Way } from './machine';

/** How long each way is held, in frames: so long that a ship comes to the edge. */
const plan: readonly (readonly [Way, number])[] = [
  ['vänster', 350],
  ['upp', 220],
  ['ner', 220],
  ['höger', 350],
  ['knapp', 3],
];
const [startFrames, stillFrames, meetingFrames, mostMeetings] = [100, 400, 2400, 26] as const;
const [shipNumber, enemyNumber] = [0, 1] as const;
/** Where the ship waits for the other one: far from both edges, and where it comes in. */
const [waitingX, leftEdge] = [160, 24] as const;
/** How long the ship is parked, with the way there. */
const parkedFrames = 900;
/** A program may count a meeting some frames after it. */
const framesAfter = 5;

const letters = "@ABCDEFGHIJKLMNOPQRSTUVWXYZ[£]↑← !'#$%&'()*+,-./0123456789:;<=>?";

/** A blank in reverse. */
const block = 0xa0;

function rowText(codes: Uint8Array): string {
  return Array.from(codes, (code) => (code === block ? '█' : (letters[code & 0x7f] ?? '·')))
    .join('')
    .trimEnd();
}

/** What the screen shows: rows that are empty are left out, and three alike are told as one. */
function rowLines(machine: Machine): readonly string[] {
  const rows = Array.from({ length: 25 }, (_, row) => rowText(machine.row(row)));
  const lines: string[] = [];
  for (let row = 0; row < rows.length; row += 1) {
    const text = rows[row] ?? '';
    let last = row;
    while (rows[last + 1] === text) last += 1;
    const isOne = last - row >= 2;
    const name = isOne ? `rad${String(row)}–${String(last)}` : `rad${String(row)}`;
    if (text !== '') lines.push(`${name} = "${text}"`);
    if (isOne) row = last;
  }
  return lines;
}

const between = (values: readonly number[]): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? String(least) : `${String(least)}–${String(most)}`;
};

/** The value that is there most often, of those that are not 0; 0 where there is none. */
function usual(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) if (value !== 0) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? 0;
}

/** The same value in a row, as one. */
function runsOf(values: readonly number[]) {
  const runs: { value: number; times: number }[] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last?.value === value) last.times += 1;
    else runs.push({ value, times: 1 });
  }
  return runs;
}

/** `2 ×5, 3 ×5` */
const inRows = (values: readonly number[]): string =>
  runsOf(values)
    .map(({ value, times }) => `${String(value)} ×${String(times)}`)
    .join(', ');

const stepOf = (from: Sprite, to: Sprite): number =>
  Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));

/** How far a sprite went in each frame. */
const stepsOf = (places: readonly Sprite[]): readonly number[] =>
  places.flatMap((place, at) => {
    const before = places[at - 1];
    return before === undefined ? [] : [stepOf(before, place)];
  });

function startLines(machine: Machine): readonly string[] {
  const sprites = [...machine.sprites].map(
    ([number, { x, y, colour, block }]) =>
      `sprite${String(number)} = x ${String(x)}, y ${String(y)}, färg ${String(colour)}, block ${String(block)}`,
  );
  const colours = [`ram = ${String(machine.border)}`, `bakgrund = ${String(machine.ground)}`];
  const [text, ...others] = machine.textColours;
  const written = text === undefined || others.length > 0 ? [] : [`text = ${String(text)}`];
  return [...colours, ...written, ...rowLines(machine), ...sprites];
}

const [firstShown, pictureStart, pictureEnd, lastShown] = [16, 51, 250, 287] as const;

function placeOf(line: number): string {
  if (line < firstShown || line > lastShown) return 'utanför skärmen';
  if (line < pictureStart) return 'ovanför bilden';
  return line <= pictureEnd ? 'i bilden' : 'under bilden';
}

/** Which pictures a sprite has had, where they are several, and how long each was seen. */
function pictureLines(name: string, seen: readonly Sprite[]): readonly string[] {
  const blocks = runsOf(seen.map(({ block: picture }) => picture));
  if (blocks.length < 2) return [];
  const pictures = [...new Set(blocks.map(({ value }) => value))].sort((one, other) => one - other);
  const times = String(usual(blocks.map((run) => run.times)));
  return [`${name} byter = block ${pictures.join(' ')}, efter ${times} bildrutor`];
}

/** Rests after each frame, and returns lines of what was seen. */
type Watching = Generator<undefined, readonly string[]>;

/** What happens when nobody plays. */
function* stillLines(machine: Machine): Watching {
  const places = new Map<number, Sprite[]>();
  const changes: (readonly BorderChange[])[] = [];
  for (let frame = 0; frame < stillFrames; frame += 1) {
    machine.frame();
    yield;
    changes.push(machine.borderChanges);
    for (const [number, sprite] of machine.sprites)
      places.set(number, [...(places.get(number) ?? []), sprite]);
  }
  const sprites = [...places].flatMap(([number, seen]) => {
    const [x, y] = [between(seen.map((place) => place.x)), between(seen.map((place) => place.y))];
    const step = String(usual(stepsOf(seen)));
    const name = `sprite${String(number)}`;
    return [`${name} = x ${x}, y ${y}, steg ${step}`, ...pictureLines(name, seen)];
  });
  const [drawn = []] = changes.slice(-2);
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (first === undefined || last === undefined || drawn.length < 2) return sprites;
  const isShort = last.cycle - first.cycle < cyclesPerLine;
  return [
    ...sprites,
    `ramen växlar = "${placeOf(first.line)}"`,
    isShort
      ? 'strecket = "kortare än en rad"'
      : `strecket = rad ${String(first.line)}–${String(last.line)}`,
  ];
}

/** Where the ship comes to while the stick is held one way, and how fast it went. */
function* heldLines(machine: Machine, way: Way, frames: number): Watching {
  const places: Sprite[] = [];
  machine.hold([way]);
  for (let frame = 0; frame < frames; frame += 1) {
    machine.frame();
    yield;
    const ship = machine.sprites.get(shipNumber);
    if (ship !== undefined) places.push(ship);
  }
  const last = places.at(-1);
  if (last === undefined) return ['', `[${way}]`, 'sprite0 = släckt'];
  const step = String(usual(stepsOf(places)));
  const place = `x ${String(last.x)}, y ${String(last.y)}, färg ${String(last.colour)}`;
  return ['', `[${way}]`, `sprite0 = ${place}, steg ${step}`];
}

/** The ways that take the ship to a column, at the other one's height. */
function waysTo(machine: Machine, column: number): readonly Way[] {
  const [ship, enemy] = [machine.sprites.get(shipNumber), machine.sprites.get(enemyNumber)];
  if (ship === undefined || enemy === undefined) return [];
  const [right, down] = [column - ship.x, enemy.y - ship.y];
  return [
    ...(right === 0 ? [] : [right > 0 ? ('höger' as const) : ('vänster' as const)]),
    ...(Math.abs(down) <= 2 ? [] : [down > 0 ? ('ner' as const) : ('upp' as const)]),
  ];
}

/** What happens when the ship waits for the other sprite to come, again and again. */
function* meetingLines(machine: Machine): Watching {
  const plain = machine.border;
  const steps: number[] = [];
  let since: Sprite[] = [];
  let after = 0;
  let first: readonly string[] = [];
  let [met, blinks, wasMet] = [0, 0, false];
  let atEnd = 0;
  for (let frame = 0; frame < meetingFrames && atEnd <= framesAfter; frame += 1) {
    machine.hold(waysTo(machine, waitingX));
    machine.frame();
    yield;
    const enemy = machine.sprites.get(enemyNumber);
    if (enemy !== undefined) since.push(enemy);
    const isMet = (machine.seen & 1) === 1;
    if (isMet && !wasMet && steps.length < mostMeetings) {
      steps.push(usual(stepsOf(since)));
      since = [];
    }
    met += isMet ? 1 : 0;
    blinks += machine.border === plain ? 0 : 1;
    wasMet = isMet;
    after += steps.length > 0 ? 1 : 0;
    atEnd += steps.length < mostMeetings ? 0 : 1;
    if (after === framesAfter) {
      const places = between(since.map(({ x }) => x));
      first = ['', '[möte]', ...rowLines(machine), `sprite1 = x ${places}`];
    }
  }
  const seen = [
    ...[`möten = ${String(steps.length)}`, `bildrutor med möte = ${String(met)}`],
    `bildrutor med annan ram = ${String(blinks)}`,
    ...(steps.length === 0 ? [] : [`steg = ${inRows(steps)}`]),
  ];
  return [...first, '', '[möten]', ...seen, ...rowLines(machine)];
}

/** What happens when the ship stands where the other sprite comes in. */
function* parkedLines(machine: Machine): Watching {
  for (let frame = 0; frame < parkedFrames; frame += 1) {
    machine.hold(waysTo(machine, leftEdge));
    machine.frame();
    yield;
  }
  return ['', '[parkerad]', ...rowLines(machine)];
}

function faultLines({ processor }: Machine): readonly string[] {
  if (processor.fault === undefined) return [];
  const place = processor.fault.toString(16).padStart(4, '0');
  return ['', '[fel]', `stannar = "$${place}"`];
}

/** All that is seen, with a rest after each frame. */
function* watch(program: Uint8Array, start: number, entry: number): Watching {
  function* begin(): Generator<undefined, Machine> {
    const fresh = new Machine(program, start, entry);
    for (let frame = 0; frame < startFrames; frame += 1) {
      fresh.frame();
      yield;
    }
    return fresh;
  }
  const machine = yield* begin();
  const lines = ['', '[start]', ...startLines(machine)];
  if (machine.sprites.size > 0) {
    lines.push('', '[stilla]', ...(yield* stillLines(machine)));
    for (const [way, frames] of plan) lines.push(...(yield* heldLines(machine, way, frames)));
    if (machine.sprites.has(shipNumber) && machine.sprites.has(enemyNumber)) {
      lines.push(...(yield* meetingLines(yield* begin())));
      lines.push(...(yield* parkedLines(yield* begin())));
    }
  }
  return [...lines, ...faultLines(machine)];
}

/** How long the page may stand still, in milliseconds: a program that never waits takes seconds. */
const mostHeld = 30;

/**
 * Runs a program in a small C64 and tells what was seen: with the stick at rest, with it held each
 * way, and with the ship in the way of the other sprite. The same program is always told of in the
 * same words. Lets the page in between frames.
 * @param program what the file holds after its two first bytes
 * @param start where that lies in memory
 * @param entry where the program begins
 */
export async function played(
  program: Uint8Array,
  start: number,
  entry: number,
): Promise<readonly string[]> {
  const watching = watch(program, start, entry);
  let rested = performance.now();
  for (;;) {
    const step = watching.next();
    if (step.done === true) return step.value;
    if (performance.now() - rested < mostHeld) continue;
    await new Promise((resolve) => setTimeout(resolve));
    rested = performance.now();
  }
}
