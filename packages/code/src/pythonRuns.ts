import { writeRuns, type Kind, type Run } from './runs';

/**
 * Python in the pieces that have a colour, for programs that no build has seen. Where it is in
 * doubt it colours nothing. A look back begins where a word does: otherwise a page of blanks would
 * be looked through once for every blank.
 */
const pieces = [
  /(?<comment>#.*)/u,
  /(?<string>(?:\b[rRbBuUfF]{1,2})?(?:"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)))/u,
  /(?<line>(?:\b[rRbBuUfF]{1,2})?(?:"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?))/u,
  /(?<defined>(?=[\p{L}_])(?<=\bdef\s+)[\p{L}\p{N}_]+)/u,
  /(?<type>(?=[\p{L}_])(?<=\bclass\s+)[\p{L}\p{N}_]+)/u,
  /(?<number>(?<![\p{L}\p{N}_.])(?:0[xXoObB][\da-fA-F_]+|\d[\d_]*(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+))/u,
  /(?<word>[\p{L}_][\p{L}\p{N}_]*)/u,
];
const anyPiece = new RegExp(pieces.map(({ source }) => source).join('|'), 'gu');

const keywords: ReadonlySet<string> = new Set([
  ...['and', 'as', 'assert', 'async', 'await', 'break', 'class', 'continue', 'def', 'del', 'elif'],
  ...['else', 'except', 'finally', 'for', 'from', 'global', 'if', 'import', 'in', 'is', 'lambda'],
  ...['nonlocal', 'not', 'or', 'pass', 'raise', 'return', 'try', 'while', 'with', 'yield'],
]);
const constants: ReadonlySet<string> = new Set(['True', 'False', 'None']);

function kindOf(groups: Readonly<Record<string, string | undefined>>): Kind | undefined {
  if (groups['comment'] !== undefined) return 'c';
  if (groups['string'] !== undefined || groups['line'] !== undefined) return 's';
  if (groups['defined'] !== undefined) return 'f';
  if (groups['type'] !== undefined) return 't';
  if (groups['number'] !== undefined) return 'n';
  const word = groups['word'] ?? '';
  if (constants.has(word)) return 'n';
  return keywords.has(word) ? 'k' : undefined;
}

/** The coloured runs of a Python program (`runs.ts`). */
export function pythonRuns(code: string): string {
  const runs: Run[] = [];
  let end = 0;
  for (const match of code.matchAll(anyPiece)) {
    const kind = kindOf(match.groups ?? {});
    if (kind === undefined) continue;
    runs.push({ kind, gap: match.index - end, length: match[0].length });
    end = match.index + match[0].length;
  }
  return writeRuns(runs);
}
