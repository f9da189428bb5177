/**
 * The lessons' `player.gd`, step by step: gravity, timers, jump, direction, `move_and_slide()`.
 * Lengths are in pixels with y downwards, and speeds in pixels a second, as in Godot.
 */

/** Godot counts physics sixty times a second. */
export const stepsASecond = 60;
const delta = 1 / stepsASecond;

/** The numbers of the script. */
export interface Numbers {
  readonly gravity: number;
  readonly speed: number;
  /** JUMP_VELOCITY: negative, upwards. */
  readonly jump: number;
  /** COYOTE_TIME and BUFFER_TIME in seconds; 0 where the script has none. */
  readonly coyote: number;
  readonly buffer: number;
  /** Whether a key that is let go early makes the jump lower. */
  readonly short: boolean;
}

export interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Body {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  /** What `is_on_floor()` returns: true after a move that ended on a floor. */
  readonly onFloor: boolean;
  /** What is left of the two times, in seconds. */
  readonly coyote: number;
  readonly buffer: number;
}

/** What the player asks for in a step. */
export interface Wish {
  readonly direction: number;
  /** The key has just been pressed, and just been let go. */
  readonly pressed: boolean;
  readonly released: boolean;
}

/** The collision shape that the lesson gives the figure. */
const size = { width: 12, height: 16 } as const;

/** So that who stands on a floor does not count as in it. */
const skin = 0.001;

function overlaps({ x, y }: { readonly x: number; readonly y: number }, block: Block): boolean {
  return (
    Math.abs(x - (block.x + block.width / 2)) < (size.width + block.width) / 2 - skin &&
    Math.abs(y - (block.y + block.height / 2)) < (size.height + block.height) / 2 - skin
  );
}

/** Sideways until something is in the way. */
function moveSideways(body: Body, blocks: readonly Block[]): Body {
  const x = body.x + body.vx * delta;
  const wall = blocks.find((block) => overlaps({ x, y: body.y }, block));
  if (wall === undefined) return { ...body, x };
  const edge = body.vx > 0 ? wall.x - size.width / 2 : wall.x + wall.width + size.width / 2;
  return { ...body, x: edge, vx: 0 };
}

/** Up or down until something is in the way. Who stands on a floor keeps to it. */
function moveUpright(body: Body, blocks: readonly Block[]): Body {
  const y = body.y + body.vy * delta;
  // A floor within a pixel below holds whoever does not move up.
  const reach = body.vy >= 0 ? y + skin * 2 : y;
  const met = blocks.find((block) => overlaps({ x: body.x, y: reach }, block));
  if (met === undefined) return { ...body, y, onFloor: false };
  if (body.vy < 0)
    return { ...body, y: met.y + met.height + size.height / 2, vy: 0, onFloor: false };
  return { ...body, y: met.y - size.height / 2, vy: 0, onFloor: true };
}

/** Whether the figure jumps in this step, with what is left of its times. */
function timed(body: Body, numbers: Numbers, wish: Wish): Body & { readonly jumps: boolean } {
  const coyote = body.onFloor ? numbers.coyote : body.coyote - delta;
  const buffer = wish.pressed ? numbers.buffer : body.buffer - delta;
  const jumps = (body.onFloor || coyote > 0) && (wish.pressed || buffer > 0);
  return jumps
    ? { ...body, vy: numbers.jump, coyote: 0, buffer: 0, jumps }
    : { ...body, coyote, buffer, jumps };
}

/** The figure after one step, and whether it left the ground by a jump in it. */
export function step(
  before: Body,
  numbers: Numbers,
  wish: Wish,
  blocks: readonly Block[],
): { readonly body: Body; readonly jumps: boolean } {
  const fallen = before.onFloor ? before : { ...before, vy: before.vy + numbers.gravity * delta };
  const { jumps, ...body } = timed(fallen, numbers, wish);
  const isCut = numbers.short && wish.released && body.vy < 0;
  const vy = isCut ? body.vy / 2 : body.vy;
  const moved = moveSideways({ ...body, vy, vx: wish.direction * numbers.speed }, blocks);
  return { body: moveUpright(moved, blocks), jumps };
}

/** How high and how far a whole jump goes over level ground, counted as the game counts it. */
export function jumpOf({ gravity, jump, speed }: Numbers): {
  readonly height: number;
  readonly length: number;
} {
  let [y, vy, top, steps] = [0, jump, 0, 0];
  do {
    y += vy * delta;
    vy += gravity * delta;
    top = Math.min(top, y);
    steps += 1;
  } while (y < 0);
  return { height: 0 - top, length: steps * delta * speed };
}
