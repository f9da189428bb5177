import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The programs of the house that may start others; not this one, which plants the faults. */
const files = execFileSync(
  'git',
  ['ls-files', '-z', 'scripts', 'src', 'packages', 'tests', 'benchmarks'],
  {
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter((name) => /\.m?tsx?$|\.mjs$/.test(name) && !name.endsWith('children.test.ts'));

const count = (source: string, pattern: RegExp): number => source.match(pattern)?.length ?? 0;

/**
 * What is wrong with how a source starts programs: by way of npx, or without hearing that one is
 * not there, which ends the whole process.
 */
function childFaults(source: string): readonly string[] {
  const started = count(source, /(?<![\w.])(?:spawn|fork)\(/g);
  const heard = count(source, /\.(?:on|once)\(\s*'error'/g);
  return [
    ...(/[([,]\s*(['"`])npx\1/.test(source) ? ['starts npx, which Windows does not find'] : []),
    ...(started > heard ? ['starts a program and does not hear that it is not there'] : []),
  ];
}

describe('programs that are started', () => {
  it('are files that every system can run, and are told of when they are not there', () => {
    const faults = files.map((name) => [name, childFaults(readFileSync(name, 'utf8'))] as const);
    expect(faults.filter(([, own]) => own.length > 0)).toEqual([]);
  });

  it('would be found out', () => {
    const quote = "'";
    expect(childFaults(`run(${quote}npx${quote}, ['tsc'])`)).toEqual([
      expect.stringContaining('npx'),
    ]);
    const deaf = "const child = spawn('tool', []);\nchild.once('exit', end);";
    expect(childFaults(deaf)).toEqual([expect.stringContaining('not there')]);
    expect(childFaults(`${deaf}\nchild.once('error', end);`)).toEqual([]);
    expect(childFaults('host = fork(program);')).toHaveLength(1);
    // Its own error tells.
    expect(childFaults("spawnSync('tool').error; await group.start('tool', []);")).toEqual([]);
  });
});
