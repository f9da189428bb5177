import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { parseAst } from 'vite';
import { sourceFiles } from './sources';

/** A regular expression as the sources write it. */
export interface SourcePattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/**
 * What the sources hold of regular expressions: those that are written out, and the places where
 * one is put together.
 */
export interface SourcePatterns {
  readonly written: readonly SourcePattern[];
  readonly composed: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

function* nodesIn(value: unknown): Generator<Fields> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Fields;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

function isComposition({ type, callee }: Fields): boolean {
  const isCall = type === 'NewExpression' || type === 'CallExpression';
  return isCall && (callee as Fields)['name'] === 'RegExp';
}

/** The patterns of one file's text. */
export function patternsOf(file: string, text: string): SourcePatterns {
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  const nodes = [...nodesIn(parseAst(transformSync(text, { loader, target: 'esnext' }).code))];
  return {
    written: nodes.flatMap(({ regex }) => {
      if (typeof regex !== 'object' || regex === null) return [];
      const { pattern, flags } = regex as { readonly pattern: string; readonly flags: string };
      return [{ file, source: pattern, flags }];
    }),
    composed: nodes.some(isComposition) ? [file] : [],
  };
}

/** The patterns of all our own TypeScript, but for tests and what `isLeftOut` names. */
export function readPatterns(isLeftOut: (file: string) => boolean): SourcePatterns {
  const files = sourceFiles(/(?<!\.d)\.tsx?$/).filter((name) => !isLeftOut(name));
  const found = files.map((file) => patternsOf(file, readFileSync(file, 'utf8')));
  return {
    written: found.flatMap(({ written }) => written),
    composed: found.flatMap(({ composed }) => composed),
  };
}

const common = [
  ...[' ', '\t', '\n', '\r', '\u00a0', 'a', 'A', 'å', '0', '_', '-', '.', ',', '"', "'", '`'],
  ...['(', '[', '<', '=', '\\', '/', '#', '\u0301', '😀', ' \n', 'a ', 'a\n', 'a,', '0.', '"\\'],
];

/**
 * Short texts that make hostile long ones when they are repeated: common ones, and the pattern's
 * own signs, alone and in twos.
 */
export function hostileUnits(source: string): readonly string[] {
  const own = [...new Set(source)].filter((sign) => /[^\p{L}\p{N}\\|?*+^$]/u.test(sign));
  const twos = own.flatMap((sign) => [`a${sign}`, ` ${sign}`, ...own.map((next) => sign + next)]);
  return [...new Set([...common, ...own, ...twos])];
}

/**
 * The unit again and again, `length` characters in all, with an end that most patterns do not take,
 * on the line or after it.
 */
export function hostileText(unit: string, length: number): string {
  const end = '!\n\u0000';
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length - end.length) + end;
}
