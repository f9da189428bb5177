import { afterEach, describe, expect, it, vi } from 'vitest';
import { Heap } from '../core/drawing/heap';
import { placeNodes } from '../core/drawing/place';
import { routeWires, type Wire } from '../core/drawing/route';
import { grid, nodesOf, type PlacedNode, type Point } from '../core/drawing/shapes';
import { circuit } from './circuits';
import { samples } from './samples';

function draw(text: string): { placed: PlacedNode[]; wires: Wire[] } {
  const placed = placeNodes(nodesOf(circuit(text)));
  return { placed, wires: routeWires(placed) };
}

interface Segment {
  readonly net: string;
  readonly from: Point;
  readonly to: Point;
}

function segmentsOf(wires: readonly Wire[]): Segment[] {
  return wires.flatMap(({ net, runs }) =>
    runs.flatMap((run) =>
      run.slice(1).flatMap((to, index) => {
        const from = run[index];
        return from === undefined ? [] : [{ net, from, to }];
      }),
    ),
  );
}

/** The grid points of a segment, both ends included. */
function pointsOf({ from, to }: Segment): string[] {
  const count = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) / grid;
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = count === 0 ? 0 : index / count;
    return `${String(from.x + (to.x - from.x) * share)},${String(from.y + (to.y - from.y) * share)}`;
  });
}

const names = Object.keys(samples);

describe.each(names)('the drawing of %s', (name) => {
  const { placed, wires } = draw(samples[name] ?? '');
  const segments = segmentsOf(wires);

  it('keeps nodes on the grid and apart', () => {
    for (const a of placed) {
      expect([a.x % grid, a.y % grid, a.x >= 0, a.y >= 0]).toEqual([0, 0, true, true]);
      for (const b of placed) {
        if (a === b) continue;
        const apart =
          a.x + a.shape.width + grid <= b.x ||
          b.x + b.shape.width + grid <= a.x ||
          a.y + a.shape.height + grid <= b.y ||
          b.y + b.shape.height + grid <= a.y;
        expect(apart, `${a.node.id} and ${b.node.id}`).toBe(true);
      }
    }
  });

  it('joins every pin to its net’s source by level and plumb lines', () => {
    const at = ({ x, y }: PlacedNode, pin: Point | undefined): string =>
      `${String(x + (pin?.x ?? 0))},${String(y + (pin?.y ?? 0))}`;
    for (const { from, to } of segments) expect(from.x === to.x || from.y === to.y).toBe(true);
    for (const node of placed)
      node.node.inputs.forEach(({ net }, index) => {
        const source = placed
          .flatMap((other) => other.node.outputs.map((pin, pinIndex) => ({ other, pin, pinIndex })))
          .find(({ pin }) => pin.net === net);
        const own = segments.filter((segment) => segment.net === net);
        const points = new Set(own.flatMap(pointsOf));
        expect(points).toContain(at(node, node.shape.inputs[index]));
        if (source === undefined) throw new Error(`${String(net)} has no source`);
        expect(points).toContain(at(source.other, source.other.shape.outputs[source.pinIndex]));
      });
  });

  it('lays no wire across a node', () => {
    for (const segment of segments)
      for (const point of pointsOf(segment)) {
        const [x = 0, y = 0] = point.split(',').map(Number);
        for (const { node, shape, ...corner } of placed) {
          const inside =
            x > corner.x &&
            x < corner.x + shape.width &&
            y > corner.y &&
            y < corner.y + shape.height;
          expect(inside, `${segment.net} through ${node.id}`).toBe(false);
        }
      }
  });

  it('lays no two nets along each other', () => {
    const taken = new Map<string, string>();
    for (const segment of segments) {
      const axis = segment.from.x === segment.to.x ? 'down' : 'across';
      for (const point of pointsOf(segment)) {
        const key = `${point}:${axis}`;
        const other = taken.get(key);
        expect(
          other === undefined || other === segment.net,
          `${String(other)} and ${segment.net} at ${key}`,
        ).toBe(true);
        taken.set(key, segment.net);
      }
    }
  });
});

describe('the layout', () => {
  const place = (text: string): Map<string, PlacedNode> =>
    new Map(draw(text).placed.map((placed) => [placed.node.id, placed]));

  it('keeps the inputs in their order in the first column', () => {
    const { placed } = draw(samples['rippleAdder'] ?? '');
    const inputs = placed.filter(({ node }) => node.kind === 'input');
    const sorted = [...inputs].sort((a, b) => a.y - b.y).map(({ node }) => node.label);
    expect(sorted).toEqual(['A1', 'A0', 'B1', 'B0']);
    expect(new Set(inputs.map(({ x }) => x)).size).toBe(1);
  });

  it('puts the two ANDs of a sum of products in one column', () => {
    const nodes = place(samples['sop'] ?? '');
    expect(nodes.get('and1')?.x).toBe(nodes.get('and2')?.x);
  });

  it('puts the two gates of a latch above each other', () => {
    const nodes = place(samples['latch'] ?? '');
    expect(nodes.get('nor1')?.x).toBe(nodes.get('nor2')?.x);
  });

  it('puts them so also when their inputs come from different columns', () => {
    const nodes = place(samples['gatedLatch'] ?? '');
    expect(nodes.get('nand3')?.x).toBe(nodes.get('nand4')?.x);
  });

  it('puts the gates of a decoder in one column', () => {
    const nodes = place(samples['decoder'] ?? '');
    expect(new Set([1, 2, 3, 4].map((index) => nodes.get(`and${String(index)}`)?.x)).size).toBe(1);
  });

  it('puts the logic before the flip-flop it feeds', () => {
    const nodes = place(samples['counter'] ?? '');
    expect(nodes.get('xor1')?.x).toBeLessThan(nodes.get('part:q1')?.x ?? 0);
  });

  it('takes the pins of a gate in the order that avoids a crossing', () => {
    const nodes = place('inputs: A, B\noutputs: Y\nY = B and A');
    expect(nodes.get('and1')?.node.inputs.map(({ net }) => net)).toEqual(['A', 'B']);
  });
});

describe('the largest circuit that may be written', () => {
  const count = 58;
  const written = (operands: (number: number) => readonly [string, string]): string => {
    const gates = Array.from(
      { length: count },
      (_, number) => `x${String(number)} = ${operands(number).join(' xor ')}`,
    );
    return ['inputs: A, B, C', 'outputs: x57, x56, x55', ...gates].join('\n');
  };
  const gate = (number: number, input: string): string =>
    number < 0 ? input : `x${String(number)}`;

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is placed from left to right, though it has 10¹¹ paths and no walk along all of them would end', () => {
    const { placed } = draw(written((number) => [gate(number - 1, 'A'), gate(number - 2, 'B')]));
    const lefts = new Map(placed.map(({ node, x }) => [node.id, x]));
    const gates = Array.from({ length: count }, (_, number) =>
      lefts.get(`xor${String(number + 1)}`),
    );
    expect(new Set(gates).size).toBe(count);
    expect(gates).toEqual([...gates].sort((a = NaN, b = NaN) => a - b));
  });

  it('is wired by looking at fewer than 50 000 places', () => {
    const look = vi.spyOn(Heap.prototype, 'pop');
    const { wires } = draw(
      written((number) => [gate(number - 4, 'A'), number % 3 === 0 ? 'B' : 'C']),
    );
    expect(wires).toHaveLength(60);
    expect(look.mock.calls.length).toBeLessThan(50_000);
  });
});
