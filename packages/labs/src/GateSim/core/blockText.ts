import { blocks } from './blocks';
import type { BlockKind, Pin } from './netlist';
import { signalName, type Problems, type Statement } from './statements';

/** Only from a name's beginning: else each letter of a long word would be tried as one. */
const settingPattern = new RegExp(String.raw`(?<![\p{L}\p{N}_])(${signalName})\s*=`, 'gu');

/** The settings of a part: `d=A·B clk=clk` as pairs. An expression goes on to the next `name =`. */
function readSettings(text: string): { readonly rest: string; readonly pairs: [string, string][] } {
  const starts = [...text.matchAll(settingPattern)];
  const pairs = starts.map((match, index): [string, string] => {
    const end = starts[index + 1]?.index ?? text.length;
    return [match[1] ?? '', text.slice(match.index + match[0].length, end).trim()];
  });
  return { rest: text.slice(0, starts[0]?.index ?? text.length).trim(), pairs };
}

/** Splits at commas outside parentheses: `nand(A, B), C` has two items. */
function splitList(text: string): string[] {
  const items = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) items.push('');
    else items.push(`${items.pop() ?? ''}${character}`);
  }
  return items.map((item) => item.trim());
}

/** A part as it is written, before the expressions on its pins are read. */
export interface BlockText {
  readonly statement: Extract<Statement, { readonly kind: 'block' }>;
  /** Pin names with the expression on each, in drawing order. */
  readonly pins: readonly (readonly [pin: string, text: string])[];
  readonly outputs: readonly Pin[];
  readonly modulus?: number;
}

/** `d` with three expressions is d2, d1, d0; with one it keeps its name. */
function expandList(pin: string, text: string): [string, string][] {
  const items = splitList(text);
  if (items.length === 1) return [[pin, text]];
  return items.map((item, index) => [`${pin}${items.length - 1 - index}`, item]);
}

function numberedOutputs(base: string, width: number): Pin[] {
  return Array.from({ length: width }, (_, index) => {
    const bit = String(width - 1 - index);
    return { name: `q${bit}`, net: `${base}${bit}` };
  });
}

function readCounter(
  numbers: ReadonlyMap<string, string>,
  fault: (message: string) => void,
): { readonly width: number; readonly modulus: number } {
  const mod = Number(numbers.get('mod') ?? Number.NaN);
  const bits = Number(numbers.get('bits') ?? (mod > 1 ? Math.ceil(Math.log2(mod)) : 2));
  const isGood = Number.isInteger(bits) && bits >= 1 && bits <= 8;
  if (!isGood) fault('`bits` ska vara ett heltal från 1 till 8');
  const width = isGood ? bits : 2;
  const modulus = numbers.has('mod') ? mod : 2 ** width;
  if (!Number.isInteger(modulus) || modulus < 2 || modulus > 2 ** width)
    fault(`\`mod\` ska vara ett heltal från 2 till ${2 ** width} med ${width} bitar`);
  return { width, modulus };
}

function outputsOf(
  kind: BlockKind,
  base: string,
  pins: readonly (readonly [string, string])[],
  counterWidth: number,
): Pin[] {
  if (kind === 'mux') return [{ name: 'y', net: base }];
  if (kind === 'counter') return numberedOutputs(base, counterWidth);
  if (kind === 'register')
    return numberedOutputs(base, pins.filter(([pin]) => /^d\d+$/.test(pin)).length);
  return [
    { name: 'q', net: base },
    { name: "q'", net: `${base}'` },
  ];
}

/** What is wrong with the pins as a whole; undefined when they are right. */
function findPinFault(
  kind: BlockKind,
  pins: readonly (readonly [string, string])[],
): string | undefined {
  const has = (pin: string): boolean => pins.some(([own]) => own === pin);
  const missing = blocks[kind].required.find((pin) => !has(pin) && !has(`${pin}0`));
  if (missing !== undefined) return `stiftet \`${missing}\` är inte anslutet`;
  const twice = pins.find(([pin], index) => pins.findIndex(([own]) => own === pin) !== index);
  if (twice !== undefined) return `stiftet \`${twice[0]}\` är anslutet två gånger`;
  const count = (prefix: string): number =>
    pins.filter(([pin]) => pin.startsWith(prefix) && /^\d+$/.test(pin.slice(1))).length;
  const isRow = (prefix: string, length: number): boolean =>
    Array.from({ length }, (_, index) => has(`${prefix}${index}`)).every(Boolean);
  if (kind === 'mux') {
    const selects = has('s') ? 1 : count('s');
    if (count('d') !== 2 ** selects || selects > 3 || !isRow('d', 2 ** selects))
      return `en multiplexer med ${selects} styrsignaler har ${2 ** selects} dataingångar, här är ${count('d')}`;
  }
  if (kind === 'register' && (count('d') < 2 || count('d') > 8 || !isRow('d', count('d'))))
    return 'ett register har 2 till 8 dataingångar';
  return undefined;
}

/**
 * Reads a line such as `dff Q: d=D clk=clk`. Undefined when it has faults; they are added to
 * `problems`.
 */
export function readBlock(
  statement: BlockText['statement'],
  problems: Problems,
): BlockText | undefined {
  const { block, line } = statement;
  const spec = blocks[block];
  const before = problems.list.length;
  const fault = (message: string): void => {
    problems.add(line, `${message}. Så här skrivs delen: \`${spec.example}\`.`);
  };
  const { rest, pairs } = readSettings(statement.text);
  if (rest !== '') fault(`\`${rest}\` går inte att läsa`);
  const numbers = new Map(pairs.filter(([key]) => spec.numbers.includes(key)));
  const isPin = (key: string): boolean =>
    [...spec.required, ...spec.optional, ...spec.lists].includes(key) ||
    spec.lists.some((list) => key.startsWith(list) && /^\d+$/.test(key.slice(list.length)));
  for (const [key] of pairs)
    if (!isPin(key) && !numbers.has(key)) fault(`\`${block}\` har inget stift \`${key}\``);
  const pins = pairs
    .filter(([key]) => isPin(key))
    .flatMap(([key, text]) =>
      spec.lists.includes(key) ? expandList(key, text) : [[key, text] as const],
    );
  const pinFault = findPinFault(block, pins);
  if (pinFault !== undefined) fault(pinFault);
  const counter = block === 'counter' ? readCounter(numbers, fault) : undefined;
  if (problems.list.length > before) return undefined;
  const outputs = outputsOf(block, statement.name, pins, counter?.width ?? 0);
  return {
    statement,
    pins,
    outputs,
    ...(counter === undefined ? {} : { modulus: counter.modulus }),
  };
}
