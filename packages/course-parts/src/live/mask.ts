import { trimmedLines } from '@kurser/shared/trimmedLines';

/**
 * Where shown and real output part. Lines are 1-based; the texts are undefined when that side has
 * ended.
 */
export interface Difference {
  readonly shownLine: number;
  readonly shown: string | undefined;
  readonly actual: string | undefined;
}

/**
 * Compares shown output with the real one. `[..]` in a shown line matches anything on that line, a
 * line with only `...` matches no line or several. White space at the end of a line and of the text
 * does not count. Undefined means: they agree.
 */
export function compareOutput(shown: string, actual: string): Difference | undefined {
  const shownLines = toLines(shown);
  const actualLines = toLines(actual);
  const reached = matchFrom(shownLines, actualLines);
  if (reached === undefined) return undefined;
  return {
    shownLine: reached.shown + 1,
    shown: shownLines[reached.shown],
    actual: actualLines[reached.actual],
  };
}

interface Place {
  readonly shown: number;
  readonly actual: number;
}

/** The same without masks: an answer that a student is to give stands for itself. */
export function compareExactly(shown: string, actual: string): Difference | undefined {
  const [shownLines, actualLines] = [toLines(shown), toLines(actual)];
  const length = Math.max(shownLines.length, actualLines.length);
  for (let index = 0; index < length; index++) {
    const [own, other] = [shownLines[index], actualLines[index]];
    if (own !== other) return { shownLine: index + 1, shown: own, actual: other };
  }
  return undefined;
}

/** Undefined when everything matches, else the furthest place any way of matching reached. */
function matchFrom(shown: readonly string[], actual: readonly string[]): Place | undefined {
  let furthest: Place = { shown: 0, actual: 0 };
  const tried = new Set<string>();
  const todo: Place[] = [{ shown: 0, actual: 0 }];
  for (let place = todo.pop(); place !== undefined; place = todo.pop()) {
    if (place.shown === shown.length && place.actual === actual.length) return undefined;
    if (place.shown + place.actual > furthest.shown + furthest.actual) furthest = place;
    for (const next of nextPlaces(place, shown, actual)) {
      const key = `${String(next.shown)} ${String(next.actual)}`;
      if (!tried.has(key)) todo.push(next);
      tried.add(key);
    }
  }
  return furthest;
}

function nextPlaces(
  { shown: s, actual: a }: Place,
  shown: readonly string[],
  actual: readonly string[],
): Place[] {
  const pattern = shown[s];
  const line = actual[a];
  if (pattern === undefined) return [];
  if (pattern.trim() === '...') {
    const skipNone = { shown: s + 1, actual: a };
    return line === undefined ? [skipNone] : [{ shown: s, actual: a + 1 }, skipNone];
  }
  return line !== undefined && matchesLine(pattern, line) ? [{ shown: s + 1, actual: a + 1 }] : [];
}

function matchesLine(pattern: string, line: string): boolean {
  if (!pattern.includes('[..]')) return pattern === line;
  const [start = '', ...rest] = pattern.split('[..]');
  const end = rest.pop() ?? '';
  const last = line.length - end.length;
  if (!line.startsWith(start) || !line.endsWith(end)) return false;
  // What stands between two masks may as well be taken at the first place where it is.
  let at = start.length;
  for (const part of rest) {
    const found = line.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return at <= last;
}

function toLines(text: string): readonly string[] {
  return trimmedLines(text.split(/\r?\n/));
}
