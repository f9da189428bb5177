/**
 * A machine that lacks a tool: what needs it is skipped and named, what builds on that is skipped
 * with it, and nothing fails.
 */
import { chmodSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemInterpreter } from '../../../../tests/support/interpreter';
import type { Verdict } from '../finding';
import { runPage } from '../run/runPage';
import type { ToolName } from '../run/tools';
import { fence, lacks, toPage } from './support';

/** Programs that the blocks below start, besides the tools that are hidden one at a time. */
const others = [
  'sh',
  'env',
  'cat',
  'chmod',
  'mkdir',
  'rm',
  'ls',
  'as',
  'cc',
  'ld',
  'prlimit',
  'printf',
];

/**
 * The programs of each tool that a machine may lack, and blocks that need it or build on what it
 * makes.
 */
const tools = {
  shellcheck: { programs: ['shellcheck'], blocks: [fence('bash', 'echo hej')] },
  gcc: {
    programs: ['gcc'],
    blocks: [
      fence('c file=tal.c', 'int main(void) { return 0; }'),
      fence('console run', '$ gcc -o tal tal.c', '$ ./tal && echo klar', 'klar'),
      // Names no tool, and builds on the program above.
      fence('console run', '$ ./tal; echo $?', '0'),
      fence('gdb program=tal.c', '(gdb) print 1 + 1', '$1 = 2'),
    ],
  },
  gdb: {
    programs: ['gdb'],
    blocks: [
      fence('c file=tal.c', 'int main(void) { return 0; }'),
      fence('gdb program=tal.c', '(gdb) print 1 + 1', '$1 = 2'),
    ],
  },
  rustc: { programs: ['rustc'], blocks: [fence('rust', 'fn main() {}')] },
  clippy: { programs: ['clippy-driver'], blocks: [fence('rust', 'fn main() {}')] },
  go: { programs: ['go', 'gofmt'], blocks: [fence('go', 'package main', '', 'func main() {}')] },
  git: { programs: ['git'], blocks: [fence('console run', '$ git --version | cat', '[..]')] },
  curl: { programs: ['curl'], blocks: [fence('console run', '$ curl --version', '...')] },
  file: { programs: ['file'], blocks: [fence('console run', '$ file fil.txt', '[..]')] },
  xxd: { programs: ['xxd'], blocks: [fence('console run', '$ xxd fil.txt', '[..]')] },
  strace: { programs: ['strace'], blocks: [fence('console run', '$ strace --version', '...')] },
  ltrace: { programs: ['ltrace'], blocks: [fence('console run', '$ ltrace --version', '...')] },
  binutils: {
    programs: ['objdump', 'strings', 'nm'],
    blocks: [fence('console run', '$ strings fil.txt', '...')],
  },
} as const satisfies Partial<
  Record<ToolName, { readonly programs: readonly string[]; readonly blocks: readonly string[] }>
>;

type Hidden = keyof typeof tools;
const hiddenNames = Object.keys(tools) as Hidden[];

/** A page with what needs the tool, between blocks that need nothing. */
const pageFor = (hidden: Hidden): string =>
  [
    fence('bash run', 'echo "hej" > fil.txt'),
    fence('console run', '$ cat fil.txt', 'hej'),
    ...tools[hidden].blocks,
    fence('python', 'print(1)'),
    fence('output', '1'),
  ].join('\n');

const folders = (process.env['PATH'] ?? '').split(path.delimiter);

/** Where a program is; Python the interpreter itself, which many of the tests start many times. */
const place = (name: string): string | undefined =>
  name === 'python3'
    ? systemInterpreter()
    : folders.map((each) => path.join(each, name)).find((file) => existsSync(file));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'verktyg-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Runs a page with nothing on PATH but what it may start, less one tool. */
async function runWithout(hidden: Hidden): Promise<Verdict> {
  const kept = hiddenNames.filter((name) => name !== hidden);
  const programs = kept.flatMap((name): readonly string[] => tools[name].programs);
  for (const name of ['bash', 'python3', ...others, ...programs]) {
    const target = place(name);
    if (target !== undefined) symlinkSync(target, path.join(folder, name));
  }
  vi.stubEnv('PATH', folder);
  return runPage(toPage(pageFor(hidden)));
}

describe('a machine without', () => {
  it.each(hiddenNames)('%s', async (hidden) => {
    const { findings, skipped, checked } = await runWithout(hidden);
    expect(findings).toEqual([]);
    expect(skipped.some(({ reason }) => reason.includes(hidden))).toBe(true);
    expect(checked).toBeGreaterThan(2);
  });

  it('gcc: what a compiled program is needed for is skipped with it, and nothing else', async () => {
    const { skipped } = await runWithout('gcc');
    const lines = skipped.filter(({ reason }) => reason === 'gcc saknas').map(({ line }) => line);
    const page = pageFor('gcc');
    const at = (text: string): number => page.slice(0, page.indexOf(text)).split('\n').length - 1;
    expect(lines).toEqual(['int main', '$ gcc -o', '$ ./tal; echo', '(gdb) print'].map(at));
  });
});

describe.skipIf(await lacks('gcc', 'gdb'))('a machine with another processor', () => {
  it('is spared the blocks that show registers and machine code of x86-64, and no others', async () => {
    // A compiler that says it compiles for ARM, and is this machine's own in everything else.
    const compiler = path.join(folder, 'gcc');
    const says = '[ "$*" = -dumpmachine ] && { echo aarch64-linux-gnu; exit; }';
    writeFileSync(compiler, `#!/bin/sh\n${says}\nexec ${String(place('gcc'))} "$@"\n`);
    chmodSync(compiler, 0o755);
    vi.stubEnv('PATH', [folder, process.env['PATH']].join(path.delimiter));
    const plain = [
      fence('c file=tal.c', 'int main(void) { return 0; }'),
      fence('gdb program=tal.c', '(gdb) print 1 + 1', '$1 = 2'),
    ];
    // What they show is wrong here, as what they show of x86-64 is there.
    const shown = [
      fence('gdb program=tal.c', '(gdb) print $eax', '$1 = fel'),
      fence('gdb program=tal.c', '(gdb) x/i $pc', '=> mov    rbp,rsp'),
      fence('console run', '$ echo koden', 'cmp    DWORD PTR [rbp-0x4],0x539'),
      fence('console run', '$ echo objdump -d -M intel tal', 'fel'),
      fence('console run', '$ echo huvudet', '00000010: 0300 3e00                    ..>.'),
    ];
    const { findings, skipped, checked } = await runPage(toPage([...plain, ...shown].join('\n')));
    expect(findings).toEqual([]);
    expect(skipped.map(({ reason }) => reason)).toEqual(
      shown.map(() => 'en processor av slaget x86-64 saknas'),
    );
    expect(checked).toBe(plain.length);
  });
});

describe('a fault on a machine that lacks nothing of what the page needs', () => {
  it('is told, also after blocks that went well', async () => {
    const faulty = [fence('bash run', 'echo a > b'), fence('console run', '$ cat b', 'fel')];
    const { findings, skipped } = await runPage(toPage(faulty.join('\n')));
    expect(skipped.filter(({ reason }) => !reason.includes('shellcheck'))).toEqual([]);
    expect(findings).toHaveLength(1);
  });
});
