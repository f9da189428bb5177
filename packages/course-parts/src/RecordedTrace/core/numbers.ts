import type {
  Named,
  RecordedObject,
  RecordedStep,
  Recording,
  Value,
} from '@kurser/python-runner/recording';
import { objectsApart } from '../../walk/core/apart';

/** The numbers that names reach at a step, in the order that a reader meets them. */
function metAt({ frames, objects }: RecordedStep): readonly number[] {
  const waiting = frames.flatMap(({ variables }) => variables.map(([, value]) => value));
  const met: number[] = [];
  for (const value of waiting) {
    if (typeof value !== 'number' || met.includes(value)) continue;
    met.push(value);
    waiting.push(...(objects.get(value)?.items.flat() ?? []));
  }
  return met;
}

function changeObject(object: RecordedObject, change: (value: Value) => Value): RecordedObject {
  if (object.kind === 'dict' || object.kind === 'instance')
    return {
      ...object,
      items: object.items.map(([key, value]): Named => [change(key), change(value)]),
    };
  return { ...object, items: object.items.map(change) };
}

/**
 * The recording with the objects that stand apart numbered 1, 2, 3 as they are met, whatever else
 * the program made before them.
 */
export function withOwnNumbers(recording: Recording): Recording {
  const apart = objectsApart(recording);
  const met = [...new Set(recording.steps.flatMap(metAt))];
  const order = [...met.filter((number) => apart.has(number)), ...met, ...apart];
  const numbers = new Map([...new Set(order)].map((number, index) => [number, index + 1]));
  // What no name reaches keeps a number that nothing else has.
  const change = (value: Value): Value =>
    typeof value === 'string' ? value : (numbers.get(value) ?? value + order.length);
  const steps = recording.steps.map((step) => ({
    ...step,
    value: step.value === null ? null : change(step.value),
    frames: step.frames.map((frame) => ({
      ...frame,
      variables: frame.variables.map(([name, value]) => [name, change(value)] as const),
    })),
    objects: new Map(
      [...step.objects].map(([number, object]) => [
        numbers.get(number) ?? number + order.length,
        changeObject(object, change),
      ]),
    ),
  }));
  return { ...recording, steps };
}
