/** `counts[truth][answer]`: how many points of class `truth` were given the class `answer`. */
export type ConfusionMatrix = readonly (readonly number[])[];

/** The matrix over `groups` classes of pairs (truth, answer). */
export function confusionMatrix(
  pairs: readonly { readonly truth: number; readonly answer: number }[],
  groups: number,
): ConfusionMatrix {
  const counts = Array.from({ length: groups }, () => Array.from({ length: groups }, () => 0));
  for (const { truth, answer } of pairs) {
    const row = counts[truth];
    if (row !== undefined) row[answer] = (row[answer] ?? 0) + 1;
  }
  return counts;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The share of points on the matrix' diagonal; NaN for an empty matrix. */
export function accuracy(matrix: ConfusionMatrix): number {
  return sum(matrix.map((row, i) => row[i] ?? 0)) / sum(matrix.map(sum));
}

export interface ClassMeasures {
  /** Of those given the class, the share that have it. */
  readonly precision: number;
  /** Of those that have the class, the share that were given it. */
  readonly recall: number;
  readonly f1: number;
}

/** Precision, recall and F1 of one class; NaN where there is nothing to divide by. */
export function measuresOf(matrix: ConfusionMatrix, group: number): ClassMeasures {
  const hits = matrix[group]?.[group] ?? 0;
  const given = sum(matrix.map((row) => row[group] ?? 0));
  const having = sum(matrix[group] ?? []);
  return { precision: hits / given, recall: hits / having, f1: (2 * hits) / (given + having) };
}
