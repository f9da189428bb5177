/**
 * The text of a `steps` fence, as the authors' contract (src/parts/README.md, section 5) describes
 * it: which of a recorded program's steps are shown, and what is said of each. Values are never
 * written here: the program is run for them.
 */
import type { TraceFault } from '@kurser/labs/StepTrace/core/parse';

/** One step that the author wants shown. */
export interface Pick {
  /** The next time after the pick before it that this line of the program has run. */
  readonly line: number;
  readonly explanation: string;
  /** Its line in the fence's text, from 1. */
  readonly at: number;
}

export type ParsedPicks =
  | { readonly ok: true; readonly picks: readonly Pick[] }
  | { readonly ok: false; readonly faults: readonly TraceFault[] };

interface Draft {
  readonly line: number;
  readonly at: number;
  readonly said: string[];
}

function faultOf(text: string, current: Draft | undefined): Omit<TraceFault, 'line'> | undefined {
  if (text.startsWith('@'))
    return /^@[1-9][0-9]*$/.test(text)
      ? undefined
      : { problem: `"${text}" pekar inte ut en rad`, remedy: 'skriv "@3"' };
  if (!text.startsWith(':'))
    return {
      problem: `"${text}" är ingen rad i ett steg`,
      remedy: 'skriv "@rad" och ": text"; värdena tas ur programmet',
    };
  return current === undefined
    ? { problem: `"${text}" står före det första steget`, remedy: 'börja varje steg med "@rad"' }
    : undefined;
}

/** Parses a fence's text. Answers all faults at once and never throws. */
export function parsePicks(text: string): ParsedPicks {
  const drafts: Draft[] = [];
  const faults: TraceFault[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const row = raw.trim();
    const current = drafts.at(-1);
    const fault = row === '' ? undefined : faultOf(row, current);
    if (fault !== undefined) faults.push({ line: index + 1, ...fault });
    // With a fault in it a step begins anyway, so that its words are no fault of their own.
    if (row.startsWith('@')) drafts.push({ line: Number(row.slice(1)), at: index + 1, said: [] });
    else if (row.startsWith(':')) current?.said.push(row.slice(1).trim());
  }
  const silent = drafts.filter(({ said }) => said.join('') === '');
  faults.push(
    ...silent.map(({ at }) => ({
      line: at,
      problem: 'steget saknar förklaring',
      remedy: 'skriv ": text" på en rad i steget',
    })),
  );
  if (drafts.length === 0 && faults.length === 0)
    faults.push({ line: 1, problem: 'blocket har inga steg', remedy: 'skriv "@1" och ": text"' });
  if (faults.length > 0) return { ok: false, faults: faults.sort((a, b) => a.line - b.line) };
  const picks = drafts.map(({ line, at, said }) => ({ line, at, explanation: said.join(' ') }));
  return { ok: true, picks };
}
