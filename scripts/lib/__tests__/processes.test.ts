import { once } from 'node:events';
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
