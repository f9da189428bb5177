import { parseDefinitions } from '../../logic/definitions';
import { variablesOf, type Expression } from '../../logic/expression';
import type { Parsed } from '../../logic/parse';
import { columnOf, maxVariables, sortVariables, type Cell } from '../../logic/table';

/** One output column. It has an expression unless it was given as rows or clicked together. */
export interface Output {
  readonly name: string;
  readonly column: readonly Cell[];
  readonly expression?: Expression;
}

/** A truth table: the variables from left to right and the outputs, each with 2ⁿ cells. */
export interface Subject {
  readonly variables: readonly string[];
  readonly outputs: readonly Output[];
}

/**
 * The table of one or more expressions. Without `variables` the columns are the names that occur,
 * in alphabetical order; with them exactly those, and other names are a problem.
 */
export function subjectOfText(text: string, variables?: readonly string[]): Parsed<Subject> {
  const known = variables === undefined ? undefined : new Set(variables);
  const parsed = parseDefinitions(text, known);
  if (!parsed.ok) return parsed;
  const names =
    variables ?? sortVariables(parsed.value.flatMap(({ expression }) => variablesOf(expression)));
  if (names.length > maxVariables)
    return {
      ok: false,
      problem: {
        at: 0,
        length: text.length,
        message: `uttrycket har ${names.length} variabler (${names.join(', ')}). Tabellen klarar högst ${maxVariables}.`,
      },
    };
  const outputs = parsed.value.map(({ name, expression }) => ({
    name,
    expression,
    column: columnOf(expression, names),
  }));
  return { ok: true, value: { variables: names, outputs } };
}

/** The table of a function given by its ones and its don't-care rows. */
export function subjectOfRows(
  name: string,
  variables: readonly string[],
  ones: readonly number[],
  free: readonly number[],
): Subject {
  const column = Array.from({ length: 2 ** variables.length }, (_, row): Cell => {
    if (free.includes(row)) return 'x';
    return ones.includes(row) ? 1 : 0;
  });
  return { variables, outputs: [{ name, column }] };
}

/**
 * The names of outputs with equal columns, in groups of two or more: the expressions are
 * equivalent.
 */
export function equalOutputs(subject: Subject): string[][] {
  const groups = new Map<string, string[]>();
  for (const { name, column } of subject.outputs) {
    const key = column.join('');
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()].filter((names) => names.length > 1);
}
