import type { Change, Shape, Trace } from './parse';

/** Whether something was there before the step: what a reader should look at. */
export type Mark = 'same' | 'new' | 'changed';

export interface Variable {
  readonly name: string;
  readonly value: string;
  readonly mark: Mark;
}

export interface Item {
  readonly text: string;
  readonly mark: Mark;
}

/** The text of an item that is struck out, which is written `~16`; undefined for the others. */
export function struckOut(text: string): string | undefined {
  return text.length > 1 && text.startsWith('~') ? text.slice(1) : undefined;
}

export interface Structure {
  readonly shape: Shape;
  readonly name: string;
  readonly items: readonly Item[];
  readonly mark: Mark;
}

export interface Cell {
  readonly address: string;
  readonly value: string;
  readonly mark: Mark;
}

/** Everything that is on the screen at one step. */
export interface Snapshot {
  readonly line: number | null;
  readonly explanation: string;
  readonly variables: readonly Variable[];
  readonly structures: readonly Structure[];
  readonly memory: readonly Cell[];
  /** All lines written so far. */
  readonly output: readonly string[];
  /** How many of them, counted from the end, this step wrote. */
  readonly newOutput: number;
}

/**
 * The number an address stands for: `0x1000` and `$C000` are hexadecimal, digits are decimal;
 * anything else has none.
 */
export function addressToNumber(address: string): number | undefined {
  const hex = /^(?:0x|\$)([0-9a-f]+)$/i.exec(address)?.[1];
  if (hex !== undefined) return Number.parseInt(hex, 16);
  return /^[0-9]+$/.test(address) ? Number(address) : undefined;
}

function byAddress(a: Cell, b: Cell): number {
  const [left, right] = [addressToNumber(a.address), addressToNumber(b.address)];
  if (left !== undefined && right !== undefined) return left - right;
  return a.address.localeCompare(b.address, 'sv', { numeric: true });
}

/**
 * How many items have left a queue's front, judged by what remains: the fewest that explain the new
 * content.
 */
function leftFront(before: readonly Item[], after: readonly string[]): number {
  for (let gone = 0; gone < before.length; gone += 1) {
    const rest = before.slice(gone);
    if (rest.length <= after.length && rest.every((item, i) => item.text === after[i])) return gone;
  }
  return before.length;
}

function markItems(
  shape: Shape,
  before: readonly Item[],
  after: readonly string[],
): readonly Item[] {
  const shift = shape === 'queue' ? leftFront(before, after) : 0;
  return after.map((text, index): Item => {
    const old = before[index + shift];
    if (old === undefined) return { text, mark: 'new' };
    return { text, mark: old.text === text ? 'same' : 'changed' };
  });
}

/** Puts an entry where the old one with the same key was, or last. */
function put<T>(entries: readonly T[], isSame: (entry: T) => boolean, next: T): readonly T[] {
  return entries.some(isSame)
    ? entries.map((entry) => (isSame(entry) ? next : entry))
    : [...entries, next];
}

/**
 * An entry set twice in one step is compared with what was there before the step, so a `new` one
 * stays new.
 */
function markValue(old: { value: string; mark: Mark } | undefined, value: string): Mark {
  if (old === undefined) return 'new';
  if (old.mark !== 'same') return old.mark;
  return old.value === value ? 'same' : 'changed';
}

function applyItems(
  structures: readonly Structure[],
  change: Extract<Change, { kind: 'items' }>,
): readonly Structure[] {
  const { shape, name } = change;
  const old = structures.find((structure) => structure.name === name && structure.shape === shape);
  const items = markItems(shape, old?.items ?? [], change.items);
  const isSame =
    old !== undefined &&
    old.items.length === items.length &&
    items.every((item) => item.mark === 'same');
  const mark = old === undefined ? 'new' : isSame ? old.mark : 'changed';
  return put(structures, (structure) => structure.name === name, { shape, name, items, mark });
}

function apply(state: Snapshot, change: Change): Snapshot {
  switch (change.kind) {
    case 'variable': {
      const { name, value } = change;
      const old = state.variables.find((variable) => variable.name === name);
      const next = { name, value, mark: markValue(old, value) };
      return { ...state, variables: put(state.variables, (entry) => entry.name === name, next) };
    }
    case 'remove':
      return {
        ...state,
        variables: state.variables.filter((variable) => variable.name !== change.name),
        structures: state.structures.filter((structure) => structure.name !== change.name),
      };
    case 'items':
      return { ...state, structures: applyItems(state.structures, change) };
    case 'memory': {
      const { address, value } = change;
      const old = state.memory.find((cell) => cell.address === address);
      const next = { address, value, mark: markValue(old, value) };
      const memory = put(state.memory, (cell) => cell.address === address, next);
      return { ...state, memory: [...memory].sort(byAddress) };
    }
    case 'output':
      return {
        ...state,
        output: [...state.output, change.text],
        newOutput: state.newOutput + 1,
      };
  }
}

function unmark<T extends { readonly mark: Mark }>(entry: T): T {
  return { ...entry, mark: 'same' };
}

/** What is on the screen at each step, in order; as many as the trace has steps. */
export function snapshotsOf(trace: Trace): readonly Snapshot[] {
  const snapshots: Snapshot[] = [];
  let state: Snapshot = {
    line: null,
    explanation: '',
    variables: [],
    structures: [],
    memory: [],
    output: [],
    newOutput: 0,
  };
  for (const step of trace.steps) {
    const calm: Snapshot = {
      ...state,
      line: step.line,
      explanation: step.explanation,
      variables: state.variables.map(unmark),
      structures: state.structures.map((structure) => ({
        ...unmark(structure),
        items: structure.items.map(unmark),
      })),
      memory: state.memory.map(unmark),
      newOutput: 0,
    };
    state = step.changes.reduce(apply, calm);
    snapshots.push(state);
  }
  return snapshots;
}
