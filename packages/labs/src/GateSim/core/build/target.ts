import { parseDefinitions } from '../../../logic/definitions';
import { variablesOf } from '../../../logic/expression';
import { problemToText } from '../../../logic/parse';
import {
  columnOf,
  maxVariables,
  sortVariables,
  type Cell,
  type TableContent,
} from '../../../logic/table';

/** A target, or in Swedish why the text is none. */
export type ReadTarget =
  | { readonly ok: true; readonly target: TableContent }
  | { readonly ok: false; readonly message: string };

const refuse = (message: string): ReadTarget => ({ ok: false, message });

const cells: Readonly<Record<string, Cell>> = { '0': 0, '1': 1, x: 'x', X: 'x', '-': 'x' };

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** One line of a written table: the row number and the outputs' cells. */
function readRow(
  line: string,
  inputCount: number,
  outputCount: number,
): { readonly row: number; readonly outputs: readonly Cell[] } | undefined {
  const [left = '', right = ''] = line.split('|');
  const inputs = words(left);
  const outputs = words(right).map((word) => cells[word]);
  const isGood =
    inputs.length === inputCount &&
    inputs.every((word) => word === '0' || word === '1') &&
    outputs.length === outputCount;
  const known = outputs.filter((cell) => cell !== undefined);
  if (!isGood || known.length !== outputs.length) return undefined;
  return { row: parseInt(inputs.join(''), 2), outputs: known };
}

/**
 * A table with its head: `A B | S`, then `0 0 | 0` and so on. Rows that are left out are don't
 * care.
 */
function readTable(lines: readonly string[]): ReadTarget {
  const [head = '', ...body] = lines;
  const [left = '', right = ''] = head.split('|');
  const variables = words(left);
  const names = words(right);
  if (variables.length === 0 || names.length === 0 || variables.length > maxVariables)
    return refuse(`tabellens huvud \`${head}\` ska vara som \`A B | S\``);
  const columns = names.map(() => Array.from({ length: 2 ** variables.length }, (): Cell => 'x'));
  for (const line of body) {
    const read = readRow(line, variables.length, names.length);
    if (read === undefined)
      return refuse(
        `tabellraden \`${line}\` ska ha ${variables.length} värden, ett | och ${names.length} värden`,
      );
    read.outputs.forEach((cell, index) => columns[index]?.splice(read.row, 1, cell));
  }
  const outputs = names.map((name, index) => ({ name, column: columns[index] ?? [] }));
  return { ok: true, target: { variables, outputs } };
}

function readEquations(text: string, inputs: readonly string[] | undefined): ReadTarget {
  const known = inputs === undefined ? undefined : new Set(inputs);
  const parsed = parseDefinitions(text, known);
  if (!parsed.ok) return refuse(problemToText(parsed.problem));
  const used = parsed.value.flatMap(({ expression }) => variablesOf(expression));
  const variables = inputs ?? sortVariables(used);
  if (variables.length > maxVariables)
    return refuse(
      `facit har ${variables.length} variabler; högst ${maxVariables} går att kontrollera`,
    );
  const outputs = parsed.value.map(({ name, expression }) => ({
    name,
    column: columnOf(expression, variables),
  }));
  return { ok: true, target: { variables, outputs } };
}

/**
 * Reads what a circuit is checked against: expressions (`S = A xor B`) or a table with `|` between
 * inputs and outputs.
 * @param inputs the circuit's inputs when they are given elsewhere; the target then has exactly
 * those
 */
export function readTarget(text: string, inputs?: readonly string[]): ReadTarget {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  // `|` between expressions is OR; a table's head has no = in it.
  const isTable = lines[0]?.includes('|') === true && !lines[0].includes('=');
  return isTable ? readTable(lines) : readEquations(lines.join('\n'), inputs);
}
