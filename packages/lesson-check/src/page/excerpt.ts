/**
 * The first place where an excerpt is not what the file says. Lines are 1-based; a missing text
 * means that it has ended.
 */
export interface ExcerptFault {
  /** Line of the excerpt as it was given, empty lines at its ends included. */
  readonly line: number;
  readonly fileLine: number;
  readonly inExcerpt: string;
  readonly inFile: string | undefined;
}

/**
 * Undefined when the excerpt is the file, or a run of whole consecutive lines of it; otherwise the
 * first line that differs, counted from the place in the file that fits best. Empty lines at the
 * excerpt's ends do not count.
 */
export function findExcerptFault(excerpt: string, file: string): ExcerptFault | undefined {
  const lines = toLines(file);
  const skipped = /^(?:\r?\n)*/.exec(excerpt)?.[0].split('\n').length ?? 1;
  const body = toLines(excerpt.replace(/^(?:\r?\n)+|(?:\r?\n)+$/g, ''));
  if (body.join('') === '') return { line: 1, fileLine: 1, inExcerpt: '', inFile: lines[0] };
  const fits = lines.map((_, start) => matches(body, lines, start));
  if (fits.some(({ leading }) => leading === body.length)) return undefined;
  const best = fits.reduce((kept, fit, start) => (isBetter(fit, fits[kept]) ? start : kept), 0);
  const leading = fits[best]?.leading ?? 0;
  return {
    line: skipped + leading,
    fileLine: best + leading + 1,
    inExcerpt: body[leading] ?? '',
    inFile: lines[best + leading],
  };
}

interface Fit {
  readonly leading: number;
  readonly total: number;
}

/**
 * Agreeing from the first line on counts most; where no place does, the first line is the wrong one
 * and the others tell.
 */
function isBetter(fit: Fit, other: Fit | undefined): boolean {
  if (other === undefined || fit.leading !== other.leading)
    return fit.leading > (other?.leading ?? -1);
  return fit.total > other.total;
}

/**
 * How many lines agree from the start on, and how many in all, when the excerpt is laid at a line
 * of the file.
 */
function matches(body: readonly string[], lines: readonly string[], start: number): Fit {
  const same = body.map((line, index) => line === lines[start + index]);
  const firstFault = same.indexOf(false);
  return {
    leading: firstFault === -1 ? body.length : firstFault,
    total: same.filter(Boolean).length,
  };
}

/** A file's last line break ends its last line; it does not begin another. */
function toLines(text: string): string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}
