import type {
  Frame,
  Named,
  RecordedObject,
  RecordedStep,
  Recording,
  Value,
} from '@kurser/python-runner/recording';
import type { Mark } from '@kurser/labs/StepTrace/core/snapshots';
import { segmentsOf, textOf, type Segment } from './segments';

export interface ShownVariable {
  readonly name: string;
  readonly value: readonly Segment[];
  readonly mark: Mark;
}

/** The program's own names, or those of a call that is under way. */
export interface ShownFrame {
  readonly number: number;
  /** '' for the program itself. */
  readonly name: string;
  readonly isInnermost: boolean;
  readonly variables: readonly ShownVariable[];
  /** Functions, classes and modules: they are many, and seldom what one looks at. */
  readonly defined: readonly string[];
}

export interface ShownItem {
  /** An index, a key or an attribute; '' in a set. */
  readonly key: readonly Segment[];
  readonly value: readonly Segment[];
  readonly mark: Mark;
}

/** An object that is drawn apart from the names that stand for it. */
export interface ShownObject {
  readonly number: number;
  /** Its type, as in `list` and `Konto`. */
  readonly typeName: string;
  readonly form: 'row' | 'table';
  readonly items: readonly ShownItem[];
  readonly left: number;
  /** The names that stand for it, as in `a` and `f: x`. */
  readonly names: readonly string[];
  readonly mark: Mark;
}

/** Everything that is on the screen at one step. */
export interface ShownStep {
  readonly frames: readonly ShownFrame[];
  readonly hiddenFrames: number;
  readonly objects: readonly ShownObject[];
  /** Everything that has been written so far, and how much of it this step wrote. */
  readonly output: string;
  readonly written: string;
}

/** What the recorder says of functions, classes and modules (`values.py`). */
const definition = /^(?:funktionen|klassen|modulen) /;

function isDefinition(value: Value): boolean {
  return typeof value === 'string' && definition.test(value);
}

function isSame(a: readonly Segment[], b: readonly Segment[]): boolean {
  return textOf(a) === textOf(b);
}

function markOf(before: readonly Segment[] | undefined, now: readonly Segment[]): Mark {
  if (before === undefined) return 'new';
  return isSame(before, now) ? 'same' : 'changed';
}

interface Look {
  readonly step: RecordedStep;
  readonly apart: ReadonlySet<number>;
}

const write = ({ step, apart }: Look, value: Value): readonly Segment[] =>
  segmentsOf(value, { objects: step.objects, apart });

function showFrame(frame: Frame, isInnermost: boolean, now: Look, before?: Look): ShownFrame {
  const { name, number, variables } = frame;
  const old = before?.step.frames.find((each) => each.number === number);
  const shown = variables.filter(([, value]) => !isDefinition(value));
  return {
    ...{ name, number, isInnermost },
    variables: shown.map(([key, value]) => {
      const last = old?.variables.find(([each]) => each === key)?.[1];
      const segments = write(now, value);
      const was = last === undefined || before === undefined ? undefined : write(before, last);
      return { name: key, value: segments, mark: markOf(was, segments) };
    }),
    defined: variables.filter(([, value]) => isDefinition(value)).map(([key]) => key),
  };
}

type Row = readonly [key: readonly Segment[], value: readonly Segment[]];

function rowsOf(object: RecordedObject, look: Look): readonly Row[] {
  const named = ([key, value]: Named): Row => [write(look, key), write(look, value)];
  switch (object.kind) {
    case 'dict':
    case 'instance':
      return object.items.map(named);
    case 'set':
    case 'generator':
      return object.items.map((value) => [[], write(look, value)]);
    case 'list':
    case 'tuple':
      return object.items.map((value, index) => [[String(index)], write(look, value)]);
  }
}

/** The items with what has come or changed; a set knows no places, only what is in it. */
function markRows(rows: readonly Row[], old: readonly Row[] | undefined): readonly ShownItem[] {
  return rows.map(([key, value]) => {
    const last = old?.find(([oldKey, oldValue]) =>
      key.length === 0 ? isSame(oldValue, value) : isSame(oldKey, key),
    );
    // What is new as a whole has no new parts.
    const mark = old === undefined ? 'same' : markOf(last?.[1], value);
    return { key, value, mark };
  });
}

function namesOf(number: number, { step: { frames } }: Look): readonly string[] {
  const names = frames.flatMap(({ name, variables }) =>
    variables
      .filter(([, value]) => value === number)
      .map(([key]) => (name === '' ? key : `${name}: ${key}`)),
  );
  // A function that calls itself has the same names again.
  return [...new Set(names)];
}

function showObject(number: number, now: Look, before?: Look): ShownObject | undefined {
  const object = now.step.objects.get(number);
  if (object === undefined) return undefined;
  const last = before?.step.objects.get(number);
  const old = last === undefined || before === undefined ? undefined : rowsOf(last, before);
  const rows = rowsOf(object, now);
  const items = markRows(rows, old);
  const isChanged = items.some(({ mark }) => mark !== 'same') || old?.length !== rows.length;
  const { typeName, left, kind } = object;
  return {
    ...{ number, typeName, left, items, names: namesOf(number, now) },
    form: kind === 'dict' || kind === 'instance' ? 'table' : 'row',
    mark: old === undefined ? 'new' : isChanged ? 'changed' : 'same',
  };
}

/** What was written up to each step. */
export function outputsOf({ steps, tail, end }: Recording): readonly string[] {
  let text = '';
  return steps.map(({ output }, index) => {
    const isLast = index === steps.length - 1;
    text += output + (isLast && end === 'end' ? tail : '');
    return text;
  });
}

/** The step as it is shown. @param outputs of the recording, by `outputsOf` */
export function showStep(
  recording: Recording,
  index: number,
  apart: ReadonlySet<number>,
  outputs: readonly string[],
): ShownStep | undefined {
  const step = recording.steps[index];
  if (step === undefined) return undefined;
  const last = recording.steps[index - 1];
  const now = { step, apart };
  const before = last === undefined ? undefined : { step: last, apart };
  const output = outputs[index] ?? '';
  const own = [...apart].filter((number) => step.objects.has(number)).sort((a, b) => a - b);
  return {
    frames: step.frames.map((frame, place) =>
      showFrame(frame, place === step.frames.length - 1, now, before),
    ),
    hiddenFrames: step.hiddenFrames,
    objects: own.flatMap((number) => showObject(number, now, before) ?? []),
    output,
    written: output.slice((outputs[index - 1] ?? '').length),
  };
}
