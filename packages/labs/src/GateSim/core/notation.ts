import { parseExpression, problemToText } from '../../logic/parse';
import { hasComplement } from './blocks';
import { readBlock, type BlockText } from './blockText';
import { NetlistBuilder } from './compile';
import type { CircuitInput, Netlist } from './netlist';
import {
  Problems,
  readInputs,
  readStatements,
  type LineProblem,
  type Statement,
} from './statements';

export type ReadCircuit =
  | { readonly ok: true; readonly netlist: Netlist }
  | { readonly ok: false; readonly problems: readonly LineProblem[] };

/** More parts than this no longer make a drawing that anyone can read. */
const maxParts = 60;

/** Everything that is written, before expressions are looked at. */
interface Written {
  readonly statements: readonly Statement[];
  readonly inputs: readonly (CircuitInput & { readonly line: number })[];
  readonly blocks: readonly BlockText[];
  /** All signals that have a source. */
  readonly names: ReadonlySet<string>;
  /** The signals that have an inverse of their own. */
  readonly complements: ReadonlySet<string>;
}

/** The names of all signals, and a fault for each that has two sources. */
function declareNames(written: Omit<Written, 'names' | 'complements'>, problems: Problems) {
  const names = new Set<string>();
  const declare = (signal: string, line: number): void => {
    if (names.has(signal))
      problems.add(
        line,
        `namnet \`${signal}\` är redan använt. Varje signal behöver ett eget namn.`,
      );
    names.add(signal);
  };
  for (const { name, line } of written.inputs) declare(name, line);
  for (const statement of written.statements)
    if (statement.kind === 'equation') declare(statement.name, statement.line);
  for (const { statement, outputs } of written.blocks)
    for (const { net } of outputs)
      if (net !== undefined && !net.endsWith("'")) declare(net, statement.line);
  return names;
}

function readWritten(text: string, problems: Problems): Written {
  const statements = readStatements(text, problems);
  const inputs = statements.flatMap((statement) =>
    statement.kind === 'inputs' || statement.kind === 'clock'
      ? readInputs(statement, problems).map((input) => ({ ...input, line: statement.line }))
      : [],
  );
  const blocks = statements.flatMap((statement) =>
    statement.kind === 'block' ? (readBlock(statement, problems) ?? []) : [],
  );
  const names = declareNames({ statements, inputs, blocks }, problems);
  const complements = new Set(
    blocks.flatMap(({ statement }) => (hasComplement(statement.block) ? statement.name : [])),
  );
  return { statements, inputs, blocks, names, complements };
}

function compileAll({ statements, blocks, names, complements }: Written, problems: Problems) {
  const builder = new NetlistBuilder(complements);
  const toNet = (line: number, written: string, target?: string): string | undefined => {
    const text = written.trim();
    const parsed = parseExpression(text, names);
    if (parsed.ok) return builder.net(parsed.value, target);
    problems.add(line, `i \`${text}\`. ${problemToText(parsed.problem)}`);
    return undefined;
  };
  for (const statement of statements)
    if (statement.kind === 'equation') toNet(statement.line, statement.text, statement.name);
  for (const { statement, pins, outputs, modulus } of blocks) {
    const inputs = pins.map(([name, text]) => ({ name, net: toNet(statement.line, text) }));
    const part = { kind: statement.block, name: statement.name, inputs, outputs };
    builder.addPart(modulus === undefined ? part : { ...part, modulus });
  }
  return builder;
}

/** The outputs as they are listed; without a list every equation is one. */
function readOutputs(
  { statements, names, complements }: Written,
  problems: Problems,
  mayBeOpen: boolean,
): string[] {
  const lists = statements.filter(({ kind }) => kind === 'outputs');
  if (lists.length === 0)
    return statements.flatMap((statement) =>
      statement.kind === 'equation' ? [statement.name] : [],
    );
  return lists.flatMap(({ line, text }) => {
    const items = text.split(/[\s,]+/).filter((item) => item !== '');
    const hasSource = (item: string): boolean =>
      mayBeOpen || names.has(item) || (item.endsWith("'") && complements.has(item.slice(0, -1)));
    for (const item of items)
      if (!hasSource(item))
        problems.add(line, `utgången \`${item}\` har ingen ekvation eller del som driver den.`);
    return items.filter(hasSource);
  });
}

function findSizeFault(netlist: Netlist): string | undefined {
  if (netlist.parts.length === 0 && netlist.outputs.length === 0)
    return 'kretsen är tom. Skriv minst en ekvation, till exempel `S = A xor B`.';
  if (netlist.parts.length > maxParts)
    return `kretsen har ${netlist.parts.length} delar; högst ${maxParts} går att rita tydligt.`;
  return undefined;
}

/**
 * Reads a circuit written in the notation of src/parts/README.md (GateSim). Answers every fault
 * with its line.
 * @param mayBeOpen accept outputs that nothing drives: a board on which the circuit is yet to be
 * built
 */
export function readCircuit(text: string, mayBeOpen = false): ReadCircuit {
  const problems = new Problems();
  const written = readWritten(text, problems);
  const builder = compileAll(written, problems);
  const outputs = readOutputs(written, problems, mayBeOpen).map((name) => ({
    name,
    net: written.names.has(name) || name.endsWith("'") ? name : undefined,
  }));
  const lastLine = written.statements.at(-1)?.line ?? 1;
  const circular = builder.findCircularName();
  if (circular !== undefined)
    problems.add(
      lastLine,
      `\`${circular}\` är bara satt lika med sig själv; en grind saknas i slingan.`,
    );
  const inputs = written.inputs.map(({ name, initial, isClock }) => ({ name, initial, isClock }));
  const netlist = builder.build(inputs, outputs);
  const sizeFault = problems.list.length === 0 ? findSizeFault(netlist) : undefined;
  if (sizeFault !== undefined) problems.add(lastLine, sizeFault);
  if (problems.list.length === 0) return { ok: true, netlist };
  return { ok: false, problems: [...problems.list].sort((a, b) => a.line - b.line) };
}

/** The faults as one text: `rad 3: namnet …`. */
export function problemsToText(problems: readonly LineProblem[]): string {
  return problems.map(({ line, message }) => `rad ${line}: ${message}`).join(' ');
}
