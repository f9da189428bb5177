/**
 * What a program draws, as `course_runner/modules/turtle.py` says it. Parsed here once, where it
 * comes in. Places are the turtle's: the middle is (0, 0), and up is larger.
 */

/** As many as the runner sends at the most. */
const maxCommands = 20_000;

export type DrawCommand =
  /** The paper. */
  | { readonly kind: 'size'; readonly width: number; readonly height: number }
  | { readonly kind: 'background'; readonly colour: string }
  /** How a turtle looks from now on. */
  | {
      readonly kind: 'look';
      readonly turtle: number;
      readonly shape: string;
      readonly pen: string;
      readonly fill: string;
      readonly isShown: boolean;
      /** How many times as wide, across its way, and as long as it is made. */
      readonly wide: number;
      readonly long: number;
    }
  /** A turtle goes; with a pen it leaves a line. `pace` is 1 to 10; 0 is at once. */
  | {
      readonly kind: 'go';
      readonly turtle: number;
      readonly from: Place;
      readonly to: Place;
      readonly colour: string | null;
      readonly width: number;
      readonly pace: number;
    }
  | {
      readonly kind: 'turn';
      readonly turtle: number;
      readonly heading: number;
      readonly pace: number;
    }
  | {
      readonly kind: 'dot';
      readonly turtle: number;
      readonly at: Place;
      readonly size: number;
      readonly colour: string;
    }
  /** What is filled later lies below the lines from here on. */
  | { readonly kind: 'begin'; readonly turtle: number }
  | {
      readonly kind: 'fill';
      readonly turtle: number;
      readonly outline: readonly Place[];
      readonly colour: string;
    }
  | {
      readonly kind: 'text';
      readonly turtle: number;
      readonly at: Place;
      readonly text: string;
      readonly align: 'left' | 'center' | 'right';
      readonly size: number;
      readonly colour: string;
      readonly weight: 'bold' | 'normal';
      readonly slant: 'italic' | 'normal';
    }
  | { readonly kind: 'stamp'; readonly turtle: number; readonly number: number }
  | { readonly kind: 'unstamp'; readonly turtle: number; readonly number: number }
  | { readonly kind: 'clear'; readonly turtle: number };

export interface Place {
  readonly x: number;
  readonly y: number;
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
const areNumbers = (values: readonly unknown[]): values is readonly number[] =>
  values.every(isNumber);

/** A colour is a name or a number in hexadecimal, and nothing else that CSS could mean. */
const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:#[0-9a-f]{3,6}|[a-zåäö]+)$/.test(value);

function parsePlace(value: unknown): Place | undefined {
  if (!Array.isArray(value)) return undefined;
  const [x, y] = value as readonly unknown[];
  return isNumber(x) && isNumber(y) ? { x, y } : undefined;
}

function parseLook(turtle: number, rest: readonly unknown[]): DrawCommand | undefined {
  const [shape, pen, fill, isShown, wide, long] = rest;
  if (typeof shape !== 'string' || !isColour(pen) || !isColour(fill)) return undefined;
  if (typeof isShown !== 'boolean' || !isNumber(wide) || !isNumber(long)) return undefined;
  return { kind: 'look', turtle, shape, pen, fill, isShown, wide, long };
}

function parseGo(turtle: number, rest: readonly unknown[]): DrawCommand | undefined {
  const [fromX, fromY, toX, toY, colour, width, pace] = rest;
  if (colour !== null && !isColour(colour)) return undefined;
  const numbers = [fromX, fromY, toX, toY, width, pace];
  if (!areNumbers(numbers)) return undefined;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, wide = 1, speed = 0] = numbers;
  const [from, to] = [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
  return { kind: 'go', turtle, from, to, colour, width: wide, pace: speed };
}

function parseText(turtle: number, rest: readonly unknown[]): DrawCommand | undefined {
  const [x, y, text, align, size, colour, style] = rest;
  if (!isNumber(x) || !isNumber(y) || typeof text !== 'string' || !isNumber(size)) return undefined;
  if (!isColour(colour) || typeof style !== 'string') return undefined;
  const known = align === 'center' || align === 'right' ? align : 'left';
  const weight = style.includes('bold') ? 'bold' : 'normal';
  const slant = style.includes('italic') ? 'italic' : 'normal';
  const written = { turtle, at: { x, y }, text, align: known, size, colour } as const;
  return { kind: 'text', ...written, weight, slant };
}

function parseFill(turtle: number, [written, colour]: readonly unknown[]): DrawCommand | undefined {
  if (!Array.isArray(written) || !isColour(colour)) return undefined;
  const outline = written.map(parsePlace);
  return outline.every((place) => place !== undefined)
    ? { kind: 'fill', turtle, outline, colour }
    : undefined;
}

function parseDot(
  turtle: number,
  [x, y, size, colour]: readonly unknown[],
): DrawCommand | undefined {
  return isNumber(x) && isNumber(y) && isNumber(size) && isColour(colour)
    ? { kind: 'dot', turtle, at: { x, y }, size, colour }
    : undefined;
}

/** Commands of one turtle, whose number stands first. */
function parseOwn(
  kind: unknown,
  turtle: number,
  rest: readonly unknown[],
): DrawCommand | undefined {
  const [first, second] = rest;
  switch (kind) {
    case 'look':
      return parseLook(turtle, rest);
    case 'go':
      return parseGo(turtle, rest);
    case 'turn':
      return isNumber(first) && isNumber(second)
        ? { kind, turtle, heading: first, pace: second }
        : undefined;
    case 'dot':
      return parseDot(turtle, rest);
    case 'fill':
      return parseFill(turtle, rest);
    case 'text':
      return parseText(turtle, rest);
    case 'stamp':
    case 'unstamp':
      return isNumber(first) ? { kind, turtle, number: first } : undefined;
    case 'begin':
    case 'clear':
      return { kind, turtle };
    default:
      return undefined;
  }
}

function parseCommand(value: unknown): DrawCommand | undefined {
  if (!Array.isArray(value)) return undefined;
  const [kind, first, ...rest] = value as readonly unknown[];
  if (kind === 'background') return isColour(first) ? { kind, colour: first } : undefined;
  if (!isNumber(first)) return undefined;
  if (kind !== 'size') return parseOwn(kind, first, rest);
  const [height] = rest;
  return isNumber(height) ? { kind, width: first, height } : undefined;
}

/** The commands, or undefined when one is of another shape or there are more than are sent. */
export function parseCommands(value: unknown): readonly DrawCommand[] | undefined {
  if (!Array.isArray(value) || value.length > maxCommands) return undefined;
  const commands = value.map(parseCommand);
  return commands.every((command) => command !== undefined) ? commands : undefined;
}
