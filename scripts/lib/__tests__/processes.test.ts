import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { exitCodeOf, ProcessGroup, waitUntil } from '../processes';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('ProcessGroup', () => {
  it('ends what it started, and what that started in turn', async () => {
    const group = new ProcessGroup();
    const parent = group.start('sh', ['-c', 'sleep 600 & echo $!; wait'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [chunk] = (await once(parent.stdout ?? process.stdin, 'data')) as [Buffer];
    const grandchild = Number(chunk.toString());
    expect(isRunning(grandchild)).toBe(true);
    await group.stop();
    expect(parent.exitCode ?? parent.signalCode).not.toBeNull();
    await waitUntil('barnbarnet', () => Promise.resolve(!isRunning(grandchild)), undefined, 60_000);
  });

  it('stops without complaint when everything has ended already', async () => {
    const group = new ProcessGroup();
    await once(group.start('true', []), 'exit');
    await expect(group.stop()).resolves.toBeUndefined();
  });
});

describe('on Windows', () => {
  // A stand-in for the system's own, which ends what it is told to and says what that was.
  const taskkill = '#!/bin/sh\necho "$@" > "$(dirname "$0")/told"\nkill -9 "$2"\n';

  it('a program gets no group, and the system is asked to end it with its children', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'taskkill-'));
    writeFileSync(path.join(folder, 'taskkill'), taskkill, { mode: 0o755 });
    vi.stubEnv('PATH', [folder, process.env['PATH']].join(path.delimiter));
    const group = new ProcessGroup('win32');
    const child = group.start('sleep', ['600']);
    const hasGroup = isRunning(-Number(child.pid));
    await group.stop();
    const told = readFileSync(path.join(folder, 'told'), 'utf8');
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
    expect(hasGroup).toBe(false);
    expect(told).toBe(`/pid ${String(child.pid)} /T /F\n`);
  });
});

describe('a program that is not there', () => {
  it('is told of, is waited for by nobody and does not keep the others from ending', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const group = new ProcessGroup();
    const child = group.start('finns-inte', []);
    await expect(waitUntil('Servern', () => Promise.resolve(false), child)).rejects.toThrow(
      'Servern avslutades',
    );
    expect(await exitCodeOf(child)).toBe(1);
    await group.stop();
    const told = 'finns-inte gick inte att starta: spawn finns-inte ENOENT';
    await vi.waitFor(() => {
      expect(said.mock.calls).toEqual([[told]]);
    });
    said.mockRestore();
  });
});

describe('exitCodeOf', () => {
  it.each([0, 3])('tells a child that ends with %i', async (code) => {
    const child = new ProcessGroup().start('sh', ['-c', `exit ${String(code)}`]);
    expect(await exitCodeOf(child)).toBe(code);
    expect(await exitCodeOf(child)).toBe(code);
  });
});

describe('waitUntil', () => {
  it('says what did not answer in time', async () => {
    await expect(waitUntil('Servern', () => Promise.resolve(false), undefined, 50)).rejects.toThrow(
      'Servern svarade inte',
    );
  });

  it('does not wait for a program that has ended', async () => {
    const child = new ProcessGroup().start('true', []);
    await once(child, 'exit');
    await expect(waitUntil('Servern', () => Promise.resolve(false), child)).rejects.toThrow(
      'Servern avslutades',
    );
  });
});
