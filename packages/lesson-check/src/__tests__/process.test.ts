import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { type Command, runProcess } from '../run/process';
import { runFromSmallProcess } from '../run/processHost';
import { findVersion, isAtLeast } from '../run/version';
import { closeWorkshop, execute, openWorkshop } from '../run/workshop';

const limits = { timeoutMs: 60_000, outputBytes: 1000 };
const bashCommand = (script: string, changes: Partial<typeof limits> = {}): Command => ({
  file: 'bash',
  args: ['-c', script],
  cwd: tmpdir(),
  env: process.env,
  stdin: 'in',
  limits: { ...limits, ...changes },
});

describe.each([
  ['runProcess', runProcess],
  ['runFromSmallProcess', runFromSmallProcess],
])('%s', (_name, run) => {
  const bash = (...words: Parameters<typeof bashCommand>) => run(bashCommand(...words));

  it('answers with exit code and both outputs', async () => {
    expect(await bash('cat; echo err >&2; exit 4')).toEqual({
      exit: 4,
      stdout: 'in',
      stderr: 'err\n',
    });
  });

  it('names the signal', async () => {
    expect(await bash('kill -SEGV $$')).toMatchObject({ exit: 'SIGSEGV' });
  });

  it.skipIf(!existsSync('/usr/bin/prlimit'))('stops what works without end', async () => {
    const command = bashCommand('while :; do :; done');
    const env = { ...process.env, LESSONS_PRLIMIT: '/usr/bin/prlimit' };
    const ended = await run({
      ...command,
      env,
      limits: { ...command.limits, memoryBytes: 2 ** 32, cpuSeconds: 1 },
    });
    expect(ended).toMatchObject({ stopped: '1 sekunder' });
  });

  it('stops what takes too long, with everything it started', async () => {
    expect(await bash('sleep 300 & sleep 300', { timeoutMs: 200 })).toMatchObject({
      stopped: '0.2 sekunder',
    });
  });

  it('does not wait for what a program leaves behind', async () => {
    expect(await bash('sleep 300 & echo klar')).toMatchObject({ exit: 0, stdout: 'klar\n' });
  });

  it('stops what prints without end', async () => {
    expect(await bash('yes', { outputBytes: 1e6 })).toMatchObject({ stopped: '1 MB utskrift' });
  });

  it('does not mind a program that never reads its input', async () => {
    const result = await run({
      file: 'true',
      args: [],
      cwd: tmpdir(),
      env: process.env,
      stdin: 'x'.repeat(1e6),
      limits,
    });
    expect(result.exit).toBe(0);
  });

  it('ends with its signal, before the start and after', async () => {
    const stop = new AbortController();
    const first = run({ ...bashCommand('sleep 300'), signal: stop.signal });
    stop.abort();
    const second = run({ ...bashCommand('sleep 300'), signal: stop.signal });
    expect([(await first).exit, (await second).exit]).toEqual(['SIGKILL', 'SIGKILL']);
  });

  it('says so when there is no such program', async () => {
    await expect(run({ ...bashCommand(''), file: 'finns-inte' })).rejects.toThrow(
      'spawn finns-inte ENOENT',
    );
  });
});

describe('execute', () => {
  it.skipIf(!existsSync('/usr/bin/prlimit'))(
    'stops programs that take all memory, not compilers',
    async () => {
      const workshop = await openWorkshop([]);
      try {
        // Address space that is only reserved (MAP_NORESERVE is 0x4000): nothing of it is ever
        // touched.
        const reserve =
          'import mmap; mmap.mmap(-1, 5 * 2**30, flags=mmap.MAP_PRIVATE | 0x4000); print("fick")';
        const greedy = ['python3', '-c', reserve];
        const program = await execute(workshop, greedy, { kind: 'program' });
        expect(program.stderr).toContain('Cannot allocate memory');
        expect((await execute(workshop, greedy, { kind: 'compiler' })).stdout).toBe('fick\n');
      } finally {
        closeWorkshop(workshop);
      }
      expect(existsSync(workshop.base)).toBe(false);
    },
  );
});

describe('versions', () => {
  it.each([
    ['1.22.1', '1.22', true],
    ['1.22', '1.22.0', true],
    ['1.9', '1.22', false],
    ['3.11.2', '3.11', true],
    ['3.10.9', '3.11', false],
    ['2', '1.99', true],
  ])('%s is at least %s: %s', (version, wanted, answer) => {
    expect(isAtLeast(version, wanted)).toBe(answer);
  });

  it('are found in what tools say', () => {
    expect(findVersion('rustc 1.95.0 (59807616e 2026-04-14)')).toBe('1.95.0');
    expect(findVersion('go version go1.19.8 linux/amd64')).toBe('1.19.8');
    expect(findVersion('nej')).toBeUndefined();
  });
});
