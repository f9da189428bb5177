import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  readonly id: number;
  readonly parent: number;
  readonly bytes: number;
}

/**
 * A process by what the kernel tells of it: `stat` (proc(5)), whose second field may hold blanks
 * and brackets.
 */
export function readProcess(stat: string, pageSize: number): Process {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    id: Number.parseInt(stat, 10),
    parent: Number(fields[1]),
    bytes: Number(fields[21]) * pageSize,
  };
}

/** All processes that a process has started, at any depth, and itself. */
export function familyOf(id: number, all: readonly Process[]): readonly Process[] {
  const children = all.filter(({ parent }) => parent === id);
  const own = all.filter((each) => each.id === id);
  return [...own, ...children.flatMap((child) => familyOf(child.id, all))];
}

function allProcesses(): readonly Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return readProcess(readFileSync(`/proc/${name}/stat`, 'utf8'), 4_096);
    } catch {
      // It has ended in between.
      return [];
    }
  });
}

/**
 * What the largest process that a command has started holds in memory: the bundler's, beside which
 * the emulator is small. Linux alone tells.
 */
export function serverBytes(id: number): number {
  return Math.max(...familyOf(id, allProcesses()).map(({ bytes }) => bytes));
}
