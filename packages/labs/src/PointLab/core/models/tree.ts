import type { Position, Sample } from '../data';

export type Criterion = 'entropy' | 'gini';
export type SplitAxis = 'x' | 'y';

/**
 * A question `axis ≤ threshold` and how much purer its two answers are than the points before it.
 */
export interface Split {
  readonly axis: SplitAxis;
  readonly threshold: number;
  readonly gain: number;
}

interface NodeFacts {
  /** Points of each class. */
  readonly counts: readonly number[];
  readonly impurity: number;
  readonly depth: number;
}

export type TreeNode =
  | (NodeFacts & { readonly kind: 'leaf' })
  | (NodeFacts & {
      readonly kind: 'split';
      readonly split: Split;
      /** Its place in the order in which the tree was grown, from 0. */
      readonly order: number;
      /** The points with a value up to the threshold, and those above it. */
      readonly below: TreeNode;
      readonly above: TreeNode;
    });

/** Shannon's entropy of the counts in bits; 0 for no points. */
export function entropy(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.reduce((sum, count) => {
    if (count === 0) return sum;
    const share = count / total;
    return sum - share * Math.log2(share);
  }, 0);
}

/**
 * Gini's impurity: the chance that two points drawn with replacement differ in class; 0 for no
 * points.
 */
export function gini(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 0;
  return 1 - counts.reduce((sum, count) => sum + (count / total) ** 2, 0);
}

const impurities: Readonly<Record<Criterion, (counts: readonly number[]) => number>> = {
  entropy,
  gini,
};

/** The points of each of `groups` classes. */
function countGroups(points: readonly Sample[], groups: number): readonly number[] {
  const counts = Array.from({ length: groups }, () => 0);
  for (const { group } of points) counts[group] = (counts[group] ?? 0) + 1;
  return counts;
}

function isBelow({ axis, threshold }: Omit<Split, 'gain'>, point: Position): boolean {
  return point[axis] <= threshold;
}

/** How much lower the impurity is, weighted over the two answers, after the question. */
export function gainOf(
  points: readonly Sample[],
  question: Omit<Split, 'gain'>,
  groups: number,
  criterion: Criterion = 'entropy',
): number {
  const impurity = impurities[criterion];
  const parts = [true, false].map((side) =>
    points.filter((point) => isBelow(question, point) === side),
  );
  const rest = parts.reduce(
    (sum, part) => sum + (part.length / points.length) * impurity(countGroups(part, groups)),
    0,
  );
  return impurity(countGroups(points, groups)) - rest;
}

/**
 * The question with the largest gain; of equal ones the first axis and the lowest threshold.
 * Thresholds lie midway between neighbouring values. Undefined when all points lie on one spot.
 */
export function bestSplit(
  points: readonly Sample[],
  groups: number,
  criterion: Criterion = 'entropy',
): Split | undefined {
  let best: Split | undefined;
  for (const axis of ['x', 'y'] as const) {
    const values = [...new Set(points.map((point) => point[axis]))].sort((a, b) => a - b);
    for (const [i, value] of values.slice(1).entries()) {
      const threshold = ((values[i] ?? value) + value) / 2;
      const gain = gainOf(points, { axis, threshold }, groups, criterion);
      // Rounding must not make the later of two equal questions win.
      if (best === undefined || gain > best.gain + 1e-12) best = { axis, threshold, gain };
    }
  }
  return best;
}

export interface GrowLimits {
  readonly maxDepth: number;
  readonly groups: number;
  readonly criterion: Criterion;
}

/** A node while the tree is still growing. */
interface Seedling {
  readonly points: readonly Sample[];
  readonly depth: number;
  grown?: {
    readonly split: Split;
    readonly order: number;
    readonly below: Seedling;
    readonly above: Seedling;
  };
}

function questionFor({ points, depth }: Seedling, limits: GrowLimits): Split | undefined {
  const { maxDepth, groups, criterion } = limits;
  const pure = impurities[criterion](countGroups(points, groups)) === 0;
  return pure || depth >= maxDepth ? undefined : bestSplit(points, groups, criterion);
}

function harvest({ points, depth, grown }: Seedling, limits: GrowLimits): TreeNode {
  const counts = countGroups(points, limits.groups);
  const facts = { counts, impurity: impurities[limits.criterion](counts), depth };
  if (grown === undefined) return { kind: 'leaf', ...facts };
  const { split, order, below, above } = grown;
  return {
    kind: 'split',
    ...facts,
    split,
    order,
    below: harvest(below, limits),
    above: harvest(above, limits),
  };
}

/**
 * The whole tree, grown level by level from the left. A leaf is left when it is pure, as deep as
 * allowed, or has all points on one spot. A question without gain is asked too if the leaf is
 * impure: the one after it may have some (XOR).
 */
export function growTree(points: readonly Sample[], limits: GrowLimits): TreeNode {
  const root: Seedling = { points, depth: 0 };
  const queue = [root];
  let order = 0;
  for (let leaf = queue.shift(); leaf !== undefined; leaf = queue.shift()) {
    const split = questionFor(leaf, limits);
    if (split === undefined) continue;
    const { points: own, depth } = leaf;
    const side = (below: boolean): Seedling => ({
      points: own.filter((point) => isBelow(split, point) === below),
      depth: depth + 1,
    });
    leaf.grown = { split, order, below: side(true), above: side(false) };
    queue.push(leaf.grown.below, leaf.grown.above);
    order += 1;
  }
  return harvest(root, limits);
}

/** How many questions the tree asks. */
export function countSplits(node: TreeNode): number {
  return node.kind === 'leaf' ? 0 : 1 + countSplits(node.below) + countSplits(node.above);
}

/** The tree as it was when `splits` questions had been asked. */
export function truncateTree(node: TreeNode, splits: number): TreeNode {
  if (node.kind === 'leaf') return node;
  if (node.order >= splits) {
    const { counts, impurity, depth } = node;
    return { kind: 'leaf', counts, impurity, depth };
  }
  return {
    ...node,
    below: truncateTree(node.below, splits),
    above: truncateTree(node.above, splits),
  };
}

/** The class with most points; of equal ones the first. */
export function largestGroup(counts: readonly number[]): number {
  return counts.reduce((best, count, group) => (count > (counts[best] ?? 0) ? group : best), 0);
}

/** The class that the tree gives a position. */
export function classifyByTree(root: TreeNode, position: Position): number {
  let node = root;
  while (node.kind === 'split') node = isBelow(node.split, position) ? node.below : node.above;
  return largestGroup(node.counts);
}
