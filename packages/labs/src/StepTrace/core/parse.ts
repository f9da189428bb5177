/**
 * The text of a `steptrace` fence, as the authors' contract (src/parts/README.md, section 5)
 * describes it: code, a line with `===`, then steps. Parsed here once, both in the build (so that a
 * fault stops it) and on the page.
 */

export type Shape = 'stack' | 'queue' | 'list';

/** What one line under a step does to the state that is drawn. */
export type Change =
  | { readonly kind: 'variable'; readonly name: string; readonly value: string }
  | { readonly kind: 'remove'; readonly name: string }
  | {
      readonly kind: 'items';
      readonly shape: Shape;
      readonly name: string;
      readonly items: readonly string[];
    }
  | { readonly kind: 'memory'; readonly address: string; readonly value: string }
  | { readonly kind: 'output'; readonly text: string };

export interface Step {
  /** The marked line, 1 for the first line of the code; null when no line is marked. */
  readonly line: number | null;
  readonly explanation: string;
  readonly changes: readonly Change[];
}

export interface Trace {
  /** The code that is shown; empty when only the state is shown. */
  readonly code: string;
  readonly steps: readonly Step[];
}

/** Something an author has to mend. */
export interface TraceFault {
  /** Line in the fence's text, 1 for the first line after the opening fence. */
  readonly line: number;
  readonly problem: string;
  /** What would be right. */
  readonly remedy: string;
}

export type ParsedTrace =
  | { readonly ok: true; readonly trace: Trace }
  | { readonly ok: false; readonly faults: readonly TraceFault[] };

type Parsed<T> = T | { readonly problem: string; readonly remedy: string };

const openers = '([{';
const closers = ')]}';

/**
 * Where the commas outside brackets and quotes are; undefined when brackets or quotes do not come
 * in pairs.
 */
function findOuterCommas(text: string): number[] | undefined {
  const commas: number[] = [];
  const open: string[] = [];
  let quote: string | undefined;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (quote !== undefined) {
      if (char === quote) quote = undefined;
    } else if (char === '"' || (char === "'" && !/[\p{L}\p{N}]$/u.test(text.slice(0, index))))
      quote = char;
    else if (openers.includes(char)) open.push(char);
    else if (closers.includes(char)) {
      if (open.pop() !== openers[closers.indexOf(char)]) return undefined;
    } else if (char === ',' && open.length === 0) commas.push(index);
  }
  return open.length === 0 && quote === undefined ? commas : undefined;
}

/**
 * The items of `a, f(1, 2), "x, y"`: a comma inside brackets or quotes belongs to the item. Where
 * brackets do not come in pairs (a stack of loose parentheses) every comma divides. Blank text is
 * no items at all.
 */
export function splitItems(text: string): readonly string[] {
  if (text.trim() === '') return [];
  const commas = findOuterCommas(text) ?? [...text.matchAll(/,/g)].map(({ index }) => index);
  const starts = [0, ...commas.map((comma) => comma + 1)];
  return starts.map((start, i) => text.slice(start, commas[i]).trim());
}

function parseAssignment(rest: string, word: string, example: string): Parsed<[string, string]> {
  const match = /^(\S.*?)\s*=(?:\s+|$)(.*)$/.exec(rest);
  if (match === null)
    return { problem: `raden "${word} ${rest}" saknar namn eller värde`, remedy: example };
  return [match[1] ?? '', match[2] ?? ''];
}

function parseItems(shape: Shape, rest: string): Parsed<Change> {
  const colon = rest.indexOf(':');
  const name = rest.slice(0, Math.max(colon, 0)).trim();
  if (name === '')
    return {
      problem: `raden "${shape} ${rest}" saknar namn eller kolon`,
      remedy: `skriv "${shape} namn: a, b, c" (tomt efter kolon när den är tom)`,
    };
  return { kind: 'items', shape, name, items: splitItems(rest.slice(colon + 1)) };
}

function parseChange(text: string): Parsed<Change> {
  const [, word = '', rest = ''] = /^(\S+)\s?(.*)$/.exec(text) ?? [];
  switch (word) {
    case 'var': {
      const pair = parseAssignment(rest.trim(), word, 'skriv "var namn = värde"');
      return Array.isArray(pair) ? { kind: 'variable', name: pair[0], value: pair[1] } : pair;
    }
    case 'mem': {
      const pair = parseAssignment(rest.trim(), word, 'skriv "mem 0x1000 = 05"');
      return Array.isArray(pair) ? { kind: 'memory', address: pair[0], value: pair[1] } : pair;
    }
    case 'del':
      return rest.trim() === ''
        ? { problem: 'raden "del" saknar namn', remedy: 'skriv "del namn"' }
        : { kind: 'remove', name: rest.trim() };
    case 'stack':
    case 'queue':
    case 'list':
      return parseItems(word, rest.trim());
    case 'out':
      return { kind: 'output', text: rest };
    default:
      return {
        problem: `"${text}" är ingen rad i ett steg`,
        remedy: 'börja raden med ":", var, del, stack, queue, list, mem eller out',
      };
  }
}

interface Draft {
  readonly startLine: number;
  readonly line: number | null;
  readonly explanation: string[];
  readonly changes: { readonly line: number; readonly change: Change }[];
}

function parseStepHead(text: string, codeLines: number): Parsed<{ line: number | null }> {
  if (/^@-\s*$/.test(text)) return { line: null };
  const number = /^@([0-9]+)\s*$/.exec(text)?.[1];
  if (number === undefined)
    return { problem: `"${text}" pekar inte ut en rad`, remedy: 'skriv "@3" eller "@-"' };
  const line = Number(number);
  if (line < 1 || line > codeLines)
    return {
      problem: `rad ${number} finns inte i koden, som har ${codeLines} rader`,
      remedy: codeLines === 0 ? 'skriv "@-"' : `skriv "@1" till "@${codeLines}", eller "@-"`,
    };
  return { line };
}

/**
 * The step that a line with `@` begins; with a fault in it, it begins anyway, so that its other
 * lines are looked at too.
 */
function startStep(
  text: string,
  startLine: number,
  codeLines: number,
  faults: TraceFault[],
): Draft {
  const head = parseStepHead(text, codeLines);
  if ('problem' in head) faults.push({ line: startLine, ...head });
  const line = 'problem' in head ? null : head.line;
  return { startLine, line, explanation: [], changes: [] };
}

function addToStep(draft: Draft, text: string, line: number, faults: TraceFault[]): void {
  if (text.startsWith(':')) {
    draft.explanation.push(text.slice(1).trim());
    return;
  }
  const change = parseChange(text);
  if ('problem' in change) faults.push({ line, ...change });
  else draft.changes.push({ line, change });
}

/**
 * The steps in `lines`, the first of which is line `firstLine` of the fence. Faults are pushed on
 * `faults`.
 */
function parseSteps(
  lines: readonly string[],
  firstLine: number,
  codeLines: number,
  faults: TraceFault[],
): readonly Draft[] {
  const drafts: Draft[] = [];
  for (const [index, raw] of lines.entries()) {
    const line = firstLine + index;
    const text = raw.trimStart();
    const current = drafts.at(-1);
    if (text === '') continue;
    if (text.startsWith('@')) drafts.push(startStep(text, line, codeLines, faults));
    else if (current !== undefined) addToStep(current, text, line, faults);
    else
      faults.push({
        line,
        problem: `"${text}" står före det första steget`,
        remedy: 'börja varje steg med "@rad" eller "@-"',
      });
  }
  return drafts;
}

/** Names that a `del` takes away without anything having set them before it. */
function removalFaults(drafts: readonly Draft[]): TraceFault[] {
  const faults: TraceFault[] = [];
  const known = new Set<string>();
  for (const { line, change } of drafts.flatMap((draft) => draft.changes)) {
    if (change.kind === 'variable' || change.kind === 'items') known.add(change.name);
    if (change.kind === 'remove' && !known.delete(change.name))
      faults.push({
        line,
        problem: `"del ${change.name}" tar bort något som inte finns`,
        remedy: `sätt först "var ${change.name} = …", eller stryk raden`,
      });
  }
  return faults;
}

function explanationFaults(drafts: readonly Draft[]): TraceFault[] {
  return drafts
    .filter((draft) => draft.explanation.join('') === '')
    .map((draft) => ({
      line: draft.startLine,
      problem: 'steget saknar förklaring',
      remedy: 'skriv ": text" på en rad i steget',
    }));
}

/**
 * Parses a fence's text. Answers all faults at once, in the order of their lines, and never throws.
 */
export function parseTrace(text: string): ParsedTrace {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const rules = lines.flatMap((line, index) => (/^===\s*$/.test(line) ? [index] : []));
  const [first, last = lines.length] = rules;
  if (first === undefined) {
    const fault = { line: 1, problem: 'raden "===" saknas', remedy: 'skriv "===" efter koden' };
    return { ok: false, faults: [fault] };
  }
  const code = lines.slice(0, first).join('\n').trimEnd();
  const codeLines = code === '' ? 0 : code.split('\n').length;
  const faults: TraceFault[] = [];
  const drafts = parseSteps(lines.slice(first + 1, last), first + 2, codeLines, faults);
  faults.push(...removalFaults(drafts), ...explanationFaults(drafts));
  if (drafts.length === 0)
    faults.push({
      line: first + 1,
      problem: 'det finns inga steg efter "==="',
      remedy: 'skriv minst ett steg: "@1" (eller "@-") och ": text"',
    });
  const after = lines.findIndex((line, index) => index > last && line.trim() !== '');
  if (after !== -1)
    faults.push({
      line: after + 1,
      problem: 'det står text efter det avslutande "==="',
      remedy: 'låt "===" vara blockets sista rad',
    });
  if (faults.length > 0) return { ok: false, faults: faults.sort((a, b) => a.line - b.line) };
  const steps = drafts.map(({ line, explanation, changes }) => ({
    line,
    explanation: explanation.join(' ').trim(),
    changes: changes.map(({ change }) => change),
  }));
  return { ok: true, trace: { code, steps } };
}
