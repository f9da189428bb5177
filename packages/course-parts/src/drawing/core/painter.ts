import type { DrawCommand, Place } from '@kurser/python-runner/drawing';

type Look = Pick<
  Extract<DrawCommand, { kind: 'look' }>,
  'shape' | 'pen' | 'fill' | 'isShown' | 'wide' | 'long'
>;

/** A turtle as it stands. */
export interface Turtle extends Look {
  readonly at: Place;
  /** In degrees, from the right and against the clock. */
  readonly heading: number;
}

/** What has been drawn, each turtle's own. */
export type Shape =
  | {
      readonly kind: 'lines';
      readonly turtle: number;
      readonly places: readonly Place[];
      readonly colour: string;
      readonly width: number;
    }
  | {
      readonly kind: 'area';
      readonly turtle: number;
      readonly outline: readonly Place[];
      readonly colour: string;
    }
  | Extract<DrawCommand, { kind: 'dot' | 'text' }>
  | {
      readonly kind: 'stamp';
      readonly turtle: number;
      readonly number: number;
      readonly look: Turtle;
    }
  /** Where something was or will be. */
  | { readonly kind: 'nothing'; readonly turtle: number };

export interface Picture {
  readonly background: string;
  readonly shapes: readonly Shape[];
  readonly turtles: readonly Turtle[];
}

const first: Turtle = {
  ...{ at: { x: 0, y: 0 }, heading: 0, shape: 'classic', pen: 'black', fill: 'black' },
  ...{ isShown: true, wide: 1, long: 1 },
};

/** Paces are the turtle's own, 1 to 10: so many times this in a second. */
const stepsPerSecond = 80;
const degreesPerSecond = 180;

function distance(from: Place, to: Place): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** The shorter way round, from one heading to another. */
function turnBetween(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

function between(from: Place, to: Place, part: number): Place {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Draws commands one by one, also a part of one that takes time. */
export class Painter {
  #background = 'white';
  #shapes: Shape[] = [];
  readonly #turtles: Turtle[] = [];
  /** Where the shape that each turtle is about to fill has its place. */
  readonly #begun = new Map<number, number>();

  #turtle(number: number): Turtle {
    return this.#turtles[number] ?? first;
  }

  /** How many seconds the command takes from where the turtle is. */
  secondsOf(command: DrawCommand): number {
    if (command.kind !== 'go' && command.kind !== 'turn') return 0;
    if (command.pace <= 0) return 0;
    if (command.kind === 'go')
      return distance(command.from, command.to) / (command.pace * stepsPerSecond);
    const turn = turnBetween(this.#turtle(command.turtle).heading, command.heading);
    return Math.abs(turn) / (command.pace * degreesPerSecond);
  }

  draw(command: DrawCommand): void {
    switch (command.kind) {
      case 'size':
        return;
      case 'background':
        this.#background = command.colour;
        return;
      case 'look':
        this.#change(command.turtle, command);
        return;
      case 'go':
        this.#shapes = withLine(this.#shapes, command, command.to);
        this.#change(command.turtle, { at: command.to });
        return;
      case 'turn':
        this.#change(command.turtle, { heading: command.heading });
        return;
      case 'dot':
      case 'text':
        this.#shapes.push(command);
        return;
      case 'begin':
        this.#begun.set(command.turtle, this.#shapes.length);
        this.#shapes.push({ kind: 'nothing', turtle: command.turtle });
        return;
      case 'fill':
        this.#fill(command);
        return;
      case 'stamp': {
        const { kind, turtle, number } = command;
        this.#shapes.push({ kind, turtle, number, look: this.#turtle(turtle) });
        return;
      }
      case 'unstamp':
      case 'clear':
        this.#remove(command);
    }
  }

  #change(number: number, change: Partial<Turtle>): void {
    this.#turtles[number] = { ...this.#turtle(number), ...change };
  }

  #fill({ turtle, outline, colour }: Extract<DrawCommand, { kind: 'fill' }>): void {
    const place = this.#begun.get(turtle) ?? this.#shapes.length;
    this.#shapes[place] = { kind: 'area', turtle, outline, colour };
  }

  #remove(command: Extract<DrawCommand, { kind: 'unstamp' | 'clear' }>): void {
    const { turtle } = command;
    this.#shapes = this.#shapes.map((shape) => {
      const isIt =
        command.kind === 'clear' || (shape.kind === 'stamp' && shape.number === command.number);
      return shape.turtle === turtle && isIt ? { kind: 'nothing', turtle } : shape;
    });
  }

  /** The picture, with so large a part of the next command. */
  picture(next?: DrawCommand, part = 0): Picture {
    const shapes = [...this.#shapes];
    const turtles = Array.from(this.#turtles, (turtle) => turtle);
    const background = this.#background;
    if (next?.kind === 'go' && part > 0) {
      const at = between(next.from, next.to, part);
      turtles[next.turtle] = { ...this.#turtle(next.turtle), at };
      return { background, turtles, shapes: withLine(shapes, next, at) };
    }
    if (next?.kind === 'turn' && part > 0) {
      const turtle = this.#turtle(next.turtle);
      const heading = turtle.heading + turnBetween(turtle.heading, next.heading) * part;
      turtles[next.turtle] = { ...turtle, heading };
    }
    return { background, turtles, shapes };
  }
}

/** The shapes with the line of a step: one goes on where the last one ended. */
function withLine(
  shapes: Shape[],
  { turtle, from, colour, width }: Extract<DrawCommand, { kind: 'go' }>,
  to: Place,
): Shape[] {
  if (colour === null) return shapes;
  const last = shapes.at(-1);
  const goesOn =
    last?.kind === 'lines' &&
    last.turtle === turtle &&
    last.colour === colour &&
    last.width === width &&
    last.places.length < 200 &&
    distance(last.places.at(-1) ?? to, from) === 0;
  if (goesOn) shapes[shapes.length - 1] = { ...last, places: [...last.places, to] };
  else shapes.push({ kind: 'lines', turtle, places: [from, to], colour, width });
  return shapes;
}

/** The part of the paper that is shown, as the turtle counts. */
export interface Frame {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

function placesOf(command: DrawCommand): readonly Place[] {
  if (command.kind === 'go') return [command.from, command.to];
  return command.kind === 'dot' || command.kind === 'text' ? [command.at] : [];
}

const margin = 12;
const farthest = 5000;

/** Room for all that is drawn, and at least the paper that the program asked for. */
export function frameOf(commands: readonly DrawCommand[]): Frame {
  const size = [...commands].reverse().find((command) => command.kind === 'size');
  let [right, top] = [(size?.width ?? 400) / 2, (size?.height ?? 400) / 2];
  let [left, bottom] = [-right, -top];
  for (const command of commands)
    for (const { x, y } of placesOf(command)) {
      left = Math.min(left, Math.max(-farthest, x - margin));
      right = Math.max(right, Math.min(farthest, x + margin));
      bottom = Math.min(bottom, Math.max(-farthest, y - margin));
      top = Math.max(top, Math.min(farthest, y + margin));
    }
  return { left, bottom, width: right - left, height: top - bottom };
}

/** What is on the picture, in words. */
export function pictureText({ shapes }: Picture): string {
  const lines = shapes.reduce(
    (sum, shape) => sum + (shape.kind === 'lines' ? shape.places.length - 1 : 0),
    0,
  );
  const count = (kind: Shape['kind']): number => shapes.filter((each) => each.kind === kind).length;
  const parts = [
    [lines, 'streck', 'streck'],
    [count('area'), 'fylld yta', 'fyllda ytor'],
    [count('dot'), 'prick', 'prickar'],
    [count('stamp'), 'stämpel', 'stämplar'],
  ] as const;
  const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? [`texten ${shape.text}`] : []));
  const told = parts
    .filter(([number]) => number > 0)
    .map(([number, one, many]) => `${number} ${number === 1 ? one : many}`);
  return `Programmets bild: ${[...told, ...texts].join(', ') || 'tom'}`;
}
