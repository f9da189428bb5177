import type { Bit } from '../../logic/expression';
import { blocks, isBlockKind } from './blocks';
import type { BlockKind, CircuitInput } from './netlist';

/** A fault in a circuit's text, with the line counted from 1. */
export interface LineProblem {
  readonly line: number;
  readonly message: string;
}

/** A signal's name: a letter, then letters, digits and `_`. */
export const signalName = String.raw`[\p{L}][\p{L}\p{N}_]*`;

const portLine = /^(inputs?|outputs?|clock)\s*:(.*)$/u;
const blockLine = new RegExp(String.raw`^(\p{L}+)\s+(${signalName})\s*:(.*)$`, 'u');
const equationLine = new RegExp(String.raw`^(${signalName})\s*=(.*)$`, 'u');

export type Statement =
  | { readonly kind: 'inputs' | 'outputs' | 'clock'; readonly line: number; readonly text: string }
  | {
      readonly kind: 'block';
      readonly line: number;
      readonly block: BlockKind;
      readonly name: string;
      readonly text: string;
    }
  | {
      readonly kind: 'equation';
      readonly line: number;
      readonly name: string;
      readonly text: string;
    };

/** Collects faults instead of stopping at the first, so that an author mends them in one go. */
export class Problems {
  readonly list: LineProblem[] = [];

  add(line: number, message: string): void {
    this.list.push({ line, message });
  }
}

function portKind(word: string): 'inputs' | 'outputs' | 'clock' {
  if (word === 'clock') return 'clock';
  return word.startsWith('input') ? 'inputs' : 'outputs';
}

function readStatement(text: string, line: number, problems: Problems): Statement | undefined {
  const port = portLine.exec(text);
  if (port !== null) return { kind: portKind(port[1] ?? ''), line, text: port[2] ?? '' };
  const block = blockLine.exec(text);
  if (block !== null) {
    const kind = block[1] ?? '';
    if (isBlockKind(kind))
      return { kind: 'block', line, block: kind, name: block[2] ?? '', text: block[3] ?? '' };
    problems.add(
      line,
      /^(and|or|not|nand|nor|xor|xnor)$/i.test(kind)
        ? `en grind skrivs som en ekvation: \`${block[2] ?? ''} = ${kind}(A, B)\`.`
        : `delen \`${kind}\` finns inte. Delarna är ${Object.keys(blocks).join(', ')}.`,
    );
    return undefined;
  }
  const equation = equationLine.exec(text);
  if (equation !== null)
    return { kind: 'equation', line, name: equation[1] ?? '', text: equation[2] ?? '' };
  problems.add(
    line,
    `\`${text}\` går inte att läsa. En rad är \`inputs: A, B\`, \`outputs: S\`, \`clock: clk\`, en ekvation som \`S = A xor B\` eller en del som \`${blocks.dff.example}\`.`,
  );
  return undefined;
}

/** The lines of a circuit's text, without comments (`# …`) and empty lines. */
export function readStatements(text: string, problems: Problems): Statement[] {
  return text.split('\n').flatMap((raw, index) => {
    const [line = ''] = raw.split('#', 1).map((code) => code.trim());
    return line === '' ? [] : (readStatement(line, index + 1, problems) ?? []);
  });
}

/** `A, B=1, Cin`: names with commas or blanks between, each with a first value if it is not 0. */
export function readInputs(statement: Statement, problems: Problems): CircuitInput[] {
  const isClock = statement.kind === 'clock';
  const items = statement.text.split(/[\s,]+(?!\s*=)/).filter((item) => item !== '');
  return items.flatMap((item) => {
    const match = new RegExp(`^(${signalName})(?:=([01]))?$`, 'u').exec(item);
    if (match !== null) {
      const initial: Bit = match[2] === '1' ? 1 : 0;
      return { name: match[1] ?? '', initial, isClock };
    }
    problems.add(
      statement.line,
      `\`${item}\` är inget namn på en ingång. Skriv till exempel \`inputs: A, B=1\`.`,
    );
    return [];
  });
}
