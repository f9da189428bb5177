/** A place in the picture, in its own pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where a name or a cell points at an object: the right edge of its mark. */
export interface Pointer extends Place {
  readonly object: number;
}

export interface Arrow {
  readonly object: number;
  /** Of a path: a line from every place that points, one arrow into the object. */
  readonly line: string;
  readonly head: string;
}

/** As many lines as there is room for beside a phone's column; the rest have their marks alone. */
export const maxLanes = 5;
export const laneWidth = 8;
const headSize = 6;
const bend = 4;

/**
 * The objects that get an arrow, in the order of their numbers: with more than there is room for,
 * those that most places point at.
 */
export function objectsWithArrows(pointed: readonly number[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const object of pointed) counts.set(object, (counts.get(object) ?? 0) + 1);
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .slice(0, maxLanes)
    .map(([object]) => object)
    .sort((a, b) => a - b);
}

/** From a place out to the lane, and along it to the height of the object. */
function lineTo(lane: number, { x, y }: Place, end: number): string {
  const turn = Math.min(bend, Math.abs(end - y) / 2) * Math.sign(end - y);
  return `M${x} ${y}H${lane - bend}Q${lane} ${y} ${lane} ${y + turn}V${end - turn}`;
}

/**
 * The arrows of a picture: each object has a lane of its own in its right margin, where the lines
 * of all that point at it become one.
 * @param targets where each object's arrow ends: the right edge of its head
 * @param width of the picture
 */
export function arrowsOf(
  pointers: readonly Pointer[],
  targets: ReadonlyMap<number, Place>,
  width: number,
): readonly Arrow[] {
  return objectsWithArrows(pointers.map(({ object }) => object)).flatMap((object, index) => {
    const target = targets.get(object);
    if (target === undefined) return [];
    const lane = width - laneWidth * (index + 0.5);
    const own = pointers.filter((each) => each.object === object);
    const into = `M${lane} ${target.y}H${target.x + headSize}`;
    const { x, y } = target;
    return [
      {
        object,
        line: [...own.map((pointer) => lineTo(lane, pointer, y)), into].join(''),
        head: `M${x} ${y}l${headSize} ${-headSize / 1.5}v${headSize * (4 / 3)}z`,
      },
    ];
  });
}
