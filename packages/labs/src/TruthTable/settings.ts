import { problemToText } from '../logic/parse';
import { hasKarnaughMap } from '../logic/karnaugh';
import { maxVariables } from '../logic/table';
import {
  parseProps,
  readFlag,
  readNumbers,
  readOneOf,
  readText,
  type AuthorProps,
  type PropReader,
} from '../kit/settings';
import { subjectOfRows, subjectOfText, type Subject } from './core/subject';

export const modes = ['explore', 'fill', 'expression', 'karnaugh'] as const;
export type Mode = (typeof modes)[number];

export interface TruthTableTask {
  readonly mode: Mode;
  readonly title: string;
  readonly subject: Subject;
  /** The expression as the author wrote it; empty when the function was given as rows. */
  readonly text: string;
  /** Variables that the author fixed; undefined when they follow from the expression. */
  readonly variables: readonly string[] | undefined;
  /** The expression is not shown: the task's text says what the function is. */
  readonly hide: boolean;
  /** In `expression`: the answer must also be as short as it gets. */
  readonly minimal: boolean;
}

const titles: Readonly<Record<Mode, string>> = {
  explore: 'Sanningstabell',
  fill: 'Fyll i sanningstabellen',
  expression: 'Hitta uttrycket',
  karnaugh: 'Ringa in i Karnaughdiagrammet',
};

const example: Subject = { variables: [], outputs: [] };

function readVariables(read: PropReader): readonly string[] | undefined {
  const text = readText(read, 'variables', '');
  if (text === '') return undefined;
  const names = text.split(/[\s,]+/).filter((name) => name !== '');
  const isGood =
    names.every((name) => /^[\p{L}][\p{L}\p{N}_]*$/u.test(name)) &&
    new Set(names).size === names.length &&
    names.length <= maxVariables;
  if (!isGood)
    read.fault(
      `variables har värdet "${text}" men ska vara högst ${maxVariables} olika namn med kommatecken mellan, till exempel "A, B, C"`,
    );
  return isGood ? names : undefined;
}

function readRows(read: PropReader, variables: readonly string[] | undefined): Subject {
  const ones = readNumbers(read, 'minterms', []);
  const free = readNumbers(read, 'dontcares', []);
  const name = readText(read, 'name', 'F');
  if (variables === undefined) {
    read.fault(
      'funktionen saknas: skriv expression="…", eller variables="A, B, C" och minterms="1 3 6"',
    );
    return example;
  }
  const size = 2 ** variables.length;
  const outside = [...ones, ...free].find(
    (row) => !Number.isInteger(row) || row < 0 || row >= size,
  );
  if (outside !== undefined)
    read.fault(
      `rad ${outside} finns inte: med ${variables.length} variabler är raderna 0 till ${size - 1}`,
    );
  const both = ones.find((row) => free.includes(row));
  if (both !== undefined) read.fault(`rad ${both} står i både minterms och dontcares; välj en`);
  return subjectOfRows(name, variables, ones, free);
}

function readExpression(
  read: PropReader,
  text: string,
  variables: readonly string[] | undefined,
): Subject {
  if (read.has('minterms') || read.has('dontcares'))
    read.fault('skriv expression eller minterms, inte båda');
  if (read.has('name')) read.fault('name hör till minterms; skriv namnet i expression="S = …"');
  const parsed = subjectOfText(text, variables);
  if (parsed.ok) return parsed.value;
  read.fault(`expression="${text}" går inte att läsa. ${problemToText(parsed.problem)}`);
  return example;
}

function checkMode(read: PropReader, mode: Mode, subject: Subject): void {
  const count = subject.variables.length;
  if (mode === 'karnaugh' && subject !== example && !hasKarnaughMap(count))
    read.fault(`mode="karnaugh" kräver 2 till 4 variabler, inte ${count}`);
  if ((mode === 'karnaugh' || mode === 'expression') && subject.outputs.length > 1)
    read.fault(`mode="${mode}" tar ett uttryck i taget`);
  if (mode !== 'expression' && readFlag(read, 'minimal'))
    read.fault('minimal hör bara till mode="expression"');
}

/**
 * The props as lesson authors write them.
 * @throws an Error in Swedish that names every fault
 */
export function parseSettings(props: AuthorProps): TruthTableTask {
  return parseProps('TruthTable', props, (read) => {
    const mode = readOneOf(read, 'mode', modes, 'explore');
    const variables = readVariables(read);
    const byRows = read.has('minterms') || read.has('dontcares');
    const fallback = mode === 'explore' && !byRows ? "A·B + A'·C" : '';
    const text = readText(read, 'expression', fallback);
    const subject = text === '' ? readRows(read, variables) : readExpression(read, text, variables);
    checkMode(read, mode, subject);
    return {
      mode,
      title: readText(read, 'title', titles[mode]),
      subject,
      text,
      variables,
      hide: readFlag(read, 'hide'),
      minimal: readFlag(read, 'minimal'),
    };
  });
}
