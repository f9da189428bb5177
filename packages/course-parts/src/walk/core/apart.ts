import type {
  RecordedObject,
  RecordedStep,
  Recording,
  Value,
} from '@kurser/python-runner/recording';
import { segmentsOf, textOf } from './segments';

/** What is longer is easier to read in a box of its own. */
const maxInLine = 56;
const nothing: ReadonlySet<number> = new Set();

function valuesIn({ items }: RecordedObject): readonly Value[] {
  return items.flat();
}

/** What cannot be changed through one name cannot surprise through another. */
function canChange({ kind, typeName }: RecordedObject): boolean {
  return kind !== 'tuple' && kind !== 'generator' && typeName !== 'frozenset';
}

/** The objects that stand in two places at a step, such as under two names. */
function sharedAt({ frames, objects, value }: RecordedStep): readonly number[] {
  const named = frames.flatMap(({ variables }) => variables.map(([, each]) => each));
  const within = [...objects.values()].flatMap(valuesIn);
  const counts = new Map<number, number>();
  for (const each of [...named, ...within, ...(value === null ? [] : [value])])
    if (typeof each === 'number') counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).map(([number]) => number);
}

/**
 * The objects that are drawn apart from the names that stand for them, at every step alike: those
 * that at some step are shared, have attributes or are long.
 */
export function objectsApart({ steps }: Recording): ReadonlySet<number> {
  const apart = new Set<number>();
  // The same table entry comes back step after step, and two objects that are alike share one.
  const looked = new Map<RecordedObject, boolean>();
  for (const step of steps) {
    const { objects } = step;
    for (const number of sharedAt(step)) {
      const object = objects.get(number);
      if (object !== undefined && canChange(object)) apart.add(number);
    }
    for (const [number, object] of objects) {
      if (apart.has(number)) continue;
      const isLarge =
        looked.get(object) ??
        (object.kind === 'instance' ||
          textOf(segmentsOf(number, { objects, apart: nothing })).length > maxInLine);
      looked.set(object, isLarge);
      if (isLarge) apart.add(number);
    }
  }
  return apart;
}
