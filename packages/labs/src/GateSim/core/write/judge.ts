import type { Standing } from '@kurser/ui/VerdictBox/words';
import { invert, type Bit } from '../../../logic/expression';
import { blockNames, isBlockKind } from '../blocks';
import { neededParts } from '../build/check';
import { gateNames } from '../compile';
import { hasMemory, isGate, type Netlist, type Part, type PartKind } from '../netlist';
import { readCircuit } from '../notation';
import { powerOn, settle, stateKey, tick, withInput, type State } from '../simulate';

/** What an author sets up for a written circuit to be judged by. */
export interface WrittenLimits {
  /** The text of a circuit that does what is asked for. */
  readonly check: string;
  /** What those outputs may be built of; undefined where anything goes. */
  readonly palette: readonly PartKind[] | undefined;
  /** How many parts they may be built of; undefined for any number. */
  readonly maxParts: number | undefined;
}

/** What a written circuit is judged by; the reference's outputs are those that count. */
export type WrittenTarget = Omit<WrittenLimits, 'check'> & { readonly reference: Netlist };

/** An input and what it is set to. */
export type Step = readonly [name: string, bit: Bit];

export type WrittenVerdict =
  | { readonly kind: 'names'; readonly fault: string }
  | { readonly kind: 'part'; readonly part: Part; readonly palette: readonly PartKind[] }
  | { readonly kind: 'unstable'; readonly steps: readonly Step[] }
  | {
      readonly kind: 'wrong';
      /** The shortest way from the start to where it shows. */
      readonly steps: readonly Step[];
      /** How all inputs stand there. */
      readonly inputs: readonly Step[];
      readonly output: string;
      readonly expected: Bit;
      readonly got: Bit;
    }
  | { readonly kind: 'tooMany'; readonly own: number; readonly max: number }
  | {
      readonly kind: 'right';
      /** There are more states than were compared. */
      readonly isCut: boolean;
    };

/** So many states are compared at most. */
const maxStates = 6000;

const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** What is missing or too much among the names, in Swedish. */
function findNameFault(own: Netlist, reference: Netlist): string | undefined {
  const isIn = (inputs: Netlist['inputs'], { name, isClock }: Netlist['inputs'][number]): boolean =>
    inputs.some((each) => each.name === name && each.isClock === isClock);
  const missing = reference.inputs.find((input) => !isIn(own.inputs, input));
  if (missing !== undefined)
    return missing.isClock
      ? `Klockan \`${missing.name}\` saknas: skriv raden \`clock: ${missing.name}\`.`
      : `Ingången \`${missing.name}\` saknas på raden \`inputs:\`.`;
  const extra = own.inputs.filter((input) => !isIn(reference.inputs, input));
  if (extra.length > 0)
    return `Kretsen ska bara ha ingångarna ${listed(reference.inputs.map(({ name }) => name))}. Ta bort ${listed(extra.map(({ name }) => name))}.`;
  const output = reference.outputs.find(
    ({ name }) => !own.outputs.some((each) => each.name === name),
  );
  return output === undefined
    ? undefined
    : `Utgången \`${output.name}\` saknas på raden \`outputs:\`.`;
}

/** The outputs that count, as the circuit has them. */
function judgedOutputs({ outputs }: Netlist, reference: Netlist): Netlist['outputs'] {
  return reference.outputs.flatMap(
    ({ name }) => outputs.find((output) => output.name === name) ?? [],
  );
}

/** Both circuits in one state, and how it was reached. */
interface Joint {
  readonly own: State;
  readonly reference: State;
  readonly steps: readonly Step[];
}

const keyOf = ({ own, reference }: Joint): string => stateKey(own) + stateKey(reference);

function findDifference(
  { own, reference, steps }: Joint,
  netlist: Netlist,
  target: Netlist,
): WrittenVerdict | undefined {
  const outputs = judgedOutputs(netlist, target);
  for (const [at, { name, net }] of target.outputs.entries()) {
    const expected = reference.values.get(net ?? '') ?? 0;
    const got = own.values.get(outputs[at]?.net ?? '') ?? 0;
    if (expected === got) continue;
    const inputs = target.inputs.map((input): Step => [
      input.name,
      own.values.get(input.name) ?? 0,
    ]);
    return { kind: 'wrong', steps, inputs, output: name, expected, got };
  }
  return undefined;
}

/** The state after one input has been set; undefined where the circuit does not come to rest. */
function after(netlist: Netlist, state: State, [name, bit]: Step): State | undefined {
  let now = withInput(state, name, bit);
  // Most circuits rest within a few ticks; `settle` also looks for loops, which takes its time.
  for (let ticks = 0; ticks < netlist.parts.length + 2; ticks += 1) {
    const next = tick(netlist, now);
    if (next === now) return now;
    now = next;
  }
  const settled = settle(netlist, now);
  return settled.kind === 'stable' ? settled.state : undefined;
}

/**
 * Every state that the circuits reach together, one input changed at a time, those with the fewest
 * changes first: what is found is the shortest way to see it.
 */
function compareAll(netlist: Netlist, reference: Netlist): WrittenVerdict {
  const initial = new Map(netlist.inputs.map(({ name, initial: bit }) => [name, bit]));
  const inputs = reference.inputs.map((input) => ({
    ...input,
    initial: initial.get(input.name) ?? input.initial,
  }));
  const started = powerOn(netlist);
  if (started.kind !== 'stable') return { kind: 'unstable', steps: [] };
  const first: Joint = {
    own: started.state,
    reference: powerOn({ ...reference, inputs }).state,
    steps: [],
  };
  const seen = new Set([keyOf(first)]);
  const queue = [first];
  let isCut = false;
  for (const joint of queue) {
    const difference = findDifference(joint, netlist, reference);
    if (difference !== undefined) return difference;
    for (const { name } of reference.inputs) {
      const step: Step = [name, invert(joint.own.values.get(name) ?? 0)];
      const steps = [...joint.steps, step];
      const own = after(netlist, joint.own, step);
      if (own === undefined) return { kind: 'unstable', steps };
      const next = {
        own,
        reference: after(reference, joint.reference, step) ?? joint.reference,
        steps,
      };
      const key = keyOf(next);
      if (seen.has(key)) continue;
      if (seen.size === maxStates) {
        isCut = true;
        continue;
      }
      seen.add(key);
      queue.push(next);
    }
  }
  return { kind: 'right', isCut };
}

/**
 * Holds a written circuit against one that does what is asked for. They need not be built alike:
 * their outputs are compared in every state that they reach.
 */
export function judgeWritten(netlist: Netlist, target: WrittenTarget): WrittenVerdict {
  const { reference, palette, maxParts } = target;
  const fault = findNameFault(netlist, reference);
  if (fault !== undefined) return { kind: 'names', fault };
  const needed = neededParts({ ...netlist, outputs: judgedOutputs(netlist, reference) });
  const parts = netlist.parts.filter(({ id, kind }) => needed.has(id) && kind !== 'constant');
  const part = parts.find(({ kind }) => palette?.includes(kind) === false);
  if (part !== undefined && palette !== undefined) return { kind: 'part', part, palette };
  const verdict = compareAll(netlist, reference);
  return verdict.kind === 'right' && maxParts !== undefined && parts.length > maxParts
    ? { kind: 'tooMany', own: parts.length, max: maxParts }
    : verdict;
}

const nameOfKind = (kind: PartKind): string => {
  if (isBlockKind(kind)) return blockNames[kind];
  return isGate(kind) ? gateNames[kind] : kind;
};

/**
 * `D = 1, 2 klockpulser, A = 1`. A clock that goes up and down, or up last of all, is a pulse.
 */
export function stepsToText(steps: readonly Step[], clocks: ReadonlySet<string>): string {
  const words: string[] = [];
  let pulses = 0;
  const endPulses = (): void => {
    if (pulses > 0) words.push(pulses === 1 ? 'klockpuls' : `${String(pulses)} klockpulser`);
    pulses = 0;
  };
  for (let at = 0; at < steps.length; at += 1) {
    const [name, bit] = steps[at] ?? ['', 0];
    const [following = name] = steps[at + 1] ?? [];
    if (clocks.has(name) && bit === 1 && following === name) {
      pulses += 1;
      at += 1;
    } else {
      endPulses();
      words.push(`${name} = ${String(bit)}`);
    }
  }
  endPulses();
  return words.join(', ');
}

const remembers = ({ parts }: Netlist): boolean => parts.some(({ kind }) => hasMemory(kind));

/** A verdict in Swedish. */
export function writtenToText(verdict: WrittenVerdict, { reference }: WrittenTarget): string {
  const clocks = new Set(reference.inputs.flatMap(({ name, isClock }) => (isClock ? [name] : [])));
  const way = (steps: readonly Step[]): string =>
    steps.length === 0
      ? 'Redan när strömmen slås på'
      : `Slå på strömmen och gör så här: ${stepsToText(steps, clocks)}. Då`;
  switch (verdict.kind) {
    case 'names':
      return verdict.fault;
    case 'part': {
      const { part, palette } = verdict;
      return `Delen \`${part.label}\` är av slaget ${nameOfKind(part.kind)}. Utgångarna får bara byggas av ${palette.map(nameOfKind).join(', ')}.`;
    }
    case 'unstable':
      return `${way(verdict.steps)} kommer kretsen inte till ro. Leta efter en slinga.`;
    case 'wrong': {
      const where = remembers(reference)
        ? way(verdict.steps)
        : `På raden ${stepsToText(verdict.inputs, clocks)}`;
      return `${where} ska \`${verdict.output}\` vara ${String(verdict.expected)}, men din krets ger ${String(verdict.got)}.`;
    }
    case 'tooMany':
      return `Funktionen är rätt, men med ${String(verdict.own)} delar. Det går med ${String(verdict.max)}.`;
    case 'right':
      if (verdict.isCut)
        return `Kretsen gör rätt i de ${String(maxStates)} lägen som prövades. Den har fler.`;
      return remembers(reference)
        ? 'Kretsen gör rätt i alla lägen som den kan hamna i.'
        : 'Alla rader i sanningstabellen stämmer.';
  }
}

/** A verdict as it is told. */
export interface Told {
  readonly standing: Standing;
  readonly text: string;
  /** What to do with the circuit to see it; none where there is nothing to see. */
  readonly steps: readonly Step[];
}

const standings: Readonly<Record<WrittenVerdict['kind'], Standing>> = {
  names: 'untried',
  part: 'wrong',
  tooMany: 'nearly',
  unstable: 'wrong',
  wrong: 'wrong',
  right: 'right',
};

/** What is told of a written circuit, which is undefined where it cannot be read. */
export default function tellOfWritten(netlist: Netlist | undefined, limits: WrittenLimits): Told {
  const facit = readCircuit(limits.check);
  if (netlist === undefined || !facit.ok) {
    const text = 'Texten går inte att läsa än. Vad som är fel står under den.';
    return { standing: 'untried', text, steps: [] };
  }
  const target = { ...limits, reference: facit.netlist };
  const verdict = judgeWritten(netlist, target);
  const steps = 'steps' in verdict ? verdict.steps : [];
  return { standing: standings[verdict.kind], text: writtenToText(verdict, target), steps };
}
