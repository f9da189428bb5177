/** One line of a check script: what was looked at, whether it holds, and what was measured. */
export interface Check {
  readonly name: string;
  readonly holds: boolean;
  readonly measured: string;
}

export interface Reading {
  readonly checks: readonly Check[];
  /** What Godot complained of, and what a script promised but did not do. */
  readonly complaints: readonly string[];
}

/** Reads what Godot printed while a check script ran (tests/godot/checks/trial.gd). Pure. */
export function readOutput(output: string): Reading {
  const lines = output.split('\n').map(withoutColour);
  const checks = lines.flatMap((line) => {
    const [, word, name, measured] = /^CHECK (ok|fault) \| (.*?) \| (.*)$/.exec(line) ?? [];
    if (name === undefined || measured === undefined) return [];
    return [{ name, holds: word === 'ok', measured }];
  });
  const promised = lines.map((line) => /^CHECKS (\d+)$/.exec(line)?.[1]).find(Boolean);
  const complaints = findComplaints(output);
  if (promised === undefined)
    return { checks, complaints: [...complaints, 'kom inte till slutet'] };
  if (Number(promised) === checks.length && checks.length > 0) return { checks, complaints };
  return {
    checks,
    complaints: [...complaints, `${promised} kontroller gjorda, ${String(checks.length)} lästa`],
  };
}

/** Godot's errors and warnings, each with the place it names on the line after. */
export function findComplaints(output: string): string[] {
  const lines = output.split('\n').map(withoutColour);
  return lines.flatMap((line, index) => {
    if (!/^(?:[A-Z]+ )*(?:ERROR|WARNING):/.test(line)) return [];
    const place = /^\s+at: (.*)$/.exec(lines[index + 1] ?? '')?.[1];
    return [place === undefined ? line : `${line} (${place})`];
  });
}

function withoutColour(line: string): string {
  // oxlint-disable-next-line no-control-regex -- Godot colours its messages with escape sequences.
  return line.replace(/\u001b\[[\d;]*m/g, '').trimEnd();
}
