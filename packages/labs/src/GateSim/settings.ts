import type { ReactNode } from 'react';
import { splitFences, type Fence } from '@kurser/shared/nodeText';
import type { LabProps } from '../kit/labPart';
import {
  parseProps,
  readNumber,
  readOneOf,
  readSomeOf,
  readText,
  type PropReader,
} from '../kit/settings';
import { circuitTextOf } from './core/circuitText';
import { fromNetlist } from './core/build/board';
import {
  buildKinds,
  emptyCircuit,
  maxBuildParts,
  type Board,
  type BuildCircuit,
} from './core/build/circuit';
import type { TableContent } from '../logic/table';
import { readTarget } from './core/build/target';
import { gates, type Netlist } from './core/netlist';
import { problemsToText, readCircuit } from './core/notation';
import type { WrittenLimits } from './core/write/judge';
import { unpackLayout, type Layout } from './core/drawing/layout';
import type { SymbolStyle } from './core/drawing/symbols';

export const panels = ['table', 'timing'] as const;
export type PanelName = (typeof panels)[number];

interface Common {
  readonly title: string;
  readonly symbols: SymbolStyle;
  /** The author's words between the tags, without the fences. */
  readonly rest: readonly ReactNode[];
}

interface Shown {
  readonly show: readonly PanelName[];
  /** The circuit's drawing, as the build has laid it out; undefined where nothing has. */
  readonly layout: Layout | undefined;
}

export type GateSimTask = Common &
  (
    | (Shown & { readonly mode: 'run'; readonly netlist: Netlist })
    | (Shown & {
        readonly mode: 'write';
        readonly text: string;
        /** What the written circuit is judged by; undefined where it is the student's to try. */
        readonly target: WrittenLimits | undefined;
      })
    | {
        readonly mode: 'build';
        readonly board: Board;
        /** What stands on the board from the start. */
        readonly start: BuildCircuit;
        /** What the circuit is checked against; undefined for free building. */
        readonly target: TableContent | undefined;
        readonly maxParts: number | undefined;
      }
  );

/** The task of a student who writes. */
export type WritingTask = Extract<GateSimTask, { readonly mode: 'write' }>;

/** The task of a student who builds. */
export type BuildTask = Extract<GateSimTask, { readonly mode: 'build' }>;

const emptyNetlist: Netlist = { inputs: [], outputs: [], parts: [] };

function findCircuitText(read: PropReader, fences: readonly Fence[]): string | undefined {
  const fence = fences.find(({ language }) => language === 'circuit');
  const hasExpression = read.has('expression');
  if (fence !== undefined && hasExpression) {
    read.fault('skriv ett kodblock circuit eller expression, inte båda');
    return undefined;
  }
  if (fence !== undefined) return fence.text;
  if (!hasExpression) {
    read.fault('kretsen saknas: skriv ett kodblock med språket circuit, eller expression="A·B"');
    return undefined;
  }
  const made = circuitTextOf(readText(read, 'expression', ''));
  if ('text' in made) return made.text;
  read.fault(`expression går inte att läsa. ${made.fault}`);
  return undefined;
}

function readNetlist(read: PropReader, text: string | undefined): Netlist {
  if (text === undefined) return emptyNetlist;
  const circuit = readCircuit(text);
  if (circuit.ok) return circuit.netlist;
  read.fault(`i kretsen, ${problemsToText(circuit.problems)}`);
  return emptyNetlist;
}

/**
 * What the build has added (packages/lesson-language/src/remark-lesson/circuits.ts); it takes away
 * what an author may have written there.
 */
function readLayout(read: PropReader, netlist: Netlist): Layout | undefined {
  const packed = read.raw('layout');
  return typeof packed === 'string' ? unpackLayout(netlist, packed) : undefined;
}

function readBuildTarget(
  read: PropReader,
  fences: readonly Fence[],
  inputs: readonly string[] | undefined,
): TableContent | undefined {
  const fence = fences.find(({ language }) => language === 'check');
  if (fence === undefined && !read.has('expression')) return undefined;
  if (fence !== undefined && read.has('expression'))
    read.fault('skriv ett kodblock check eller expression, inte båda');
  const made = readTarget(fence?.text ?? readText(read, 'expression', ''), inputs);
  if (made.ok) return made.target;
  read.fault(`facit går inte att läsa: ${made.message}`);
  return undefined;
}

/** All kinds that a text may use. */
const writtenKinds = [...buildKinds, 'register', 'counter'] as const;

const readMax = (read: PropReader): number | undefined =>
  read.has('max')
    ? readNumber(read, 'max', { min: 1, max: maxBuildParts, integer: true }, 1)
    : undefined;

/** That the circuit can be read is for the lesson check to say (rules/labs.ts). */
function readWritten(read: PropReader, fences: readonly Fence[]): WrittenLimits | undefined {
  const fence = fences.find(({ language }) => language === 'check');
  if (fence === undefined) return undefined;
  const palette = read.has('palette') ? readSomeOf(read, 'palette', writtenKinds, []) : undefined;
  return { check: fence.text, palette, maxParts: readMax(read) };
}

function checkNames(read: PropReader, board: Board, target: TableContent): void {
  const inputs = board.inputs.map(({ name }) => name);
  if (inputs.join() !== target.variables.join())
    read.fault(
      `facits ingångar ${target.variables.join(', ')} ska vara kretsens: ${inputs.join(', ')}`,
    );
  const missing = target.outputs.find(({ name }) => !board.outputs.includes(name));
  if (missing !== undefined)
    read.fault(
      `facits utgång ${missing.name} finns inte bland kretsens: ${board.outputs.join(', ')}`,
    );
}

function readBuild(read: PropReader, fences: readonly Fence[]): Omit<BuildTask, keyof Common> {
  const palette = readSomeOf(read, 'palette', buildKinds, gates);
  const maxParts = readMax(read);
  const fence = fences.find(({ language }) => language === 'circuit');
  const circuit = fence === undefined ? undefined : readCircuit(fence.text, true);
  if (circuit?.ok === false) read.fault(`i kretsen, ${problemsToText(circuit.problems)}`);
  const netlist = circuit?.ok === true ? circuit.netlist : undefined;
  const target = readBuildTarget(
    read,
    fences,
    netlist?.inputs.map(({ name }) => name),
  );
  if (fence === undefined && target === undefined)
    read.fault('bygget saknar in- och utgångar: skriv ett kodblock circuit eller check');
  const board: Board = {
    inputs: netlist?.inputs ?? (target?.variables ?? []).map((name) => ({ name, isClock: false })),
    outputs:
      netlist?.outputs.map(({ name }) => name) ?? target?.outputs.map(({ name }) => name) ?? [],
    palette,
  };
  if (target !== undefined && netlist !== undefined) checkNames(read, board, target);
  const start = netlist === undefined ? emptyCircuit : fromNetlist(board, netlist);
  if (start === undefined) read.fault('startkretsen får bara ha delar som går att placera');
  return { mode: 'build', board, start: start ?? emptyCircuit, target, maxParts };
}

/**
 * The props and children as lesson authors write them.
 * @throws an Error in Swedish that names every fault
 */
export function parseSettings(props: LabProps): GateSimTask {
  const { fences, rest } = splitFences(props.children);
  return parseProps('GateSim', props, (read): GateSimTask => {
    const mode = readOneOf(read, 'mode', ['run', 'write', 'build'], 'run');
    const common: Common = {
      title: readText(read, 'title', 'Grindsimulator'),
      symbols: readOneOf(read, 'symbols', ['ansi', 'iec'], 'ansi'),
      rest,
    };
    const languages = mode === 'run' ? ['circuit'] : ['circuit', 'check'];
    const stray = fences.find(({ language }) => !languages.includes(language));
    if (stray !== undefined) read.fault(`kodblocket ${stray.language} hör inte hit`);
    if (mode === 'build') return { ...common, ...readBuild(read, fences) };
    const show = readSomeOf(read, 'show', panels, []);
    const text = findCircuitText(read, fences);
    const netlist = readNetlist(read, text);
    const shown: Shown = { show, layout: readLayout(read, netlist) };
    return mode === 'run'
      ? { ...common, ...shown, mode, netlist }
      : { ...common, ...shown, mode, text: text ?? '', target: readWritten(read, fences) };
  });
}
