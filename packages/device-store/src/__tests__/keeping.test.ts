import { describe, expect, it, vi } from 'vitest';
import { createKeeper, type StorageManagerLike } from '../keeping';

function fakeDevice() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

/** A browser that answers `answer` when it is asked. */
function fakeManager(answer: boolean) {
  let isKept = false;
  const persist = vi.fn(() => {
    isKept = answer;
    return Promise.resolve(answer);
  });
  return { persist, persisted: () => Promise.resolve(isKept) };
}

const refusing = (): never => {
  throw new Error('refused');
};

describe('createKeeper', () => {
  it.each([
    [true, 'granted'],
    [false, 'refused'],
  ] as const)('tells what the browser answered: %s', async (answer, keeping) => {
    const manager = fakeManager(answer);
    const keeper = createKeeper(() => manager, fakeDevice);
    expect(await keeper.read()).toBe('unasked');
    expect(manager.persist).not.toHaveBeenCalled();
    expect(await keeper.ask()).toBe(keeping);
    expect(await keeper.read()).toBe(keeping);
  });

  it.each([true, false])('never asks again when it was answered: %s', async (answer) => {
    const manager = fakeManager(answer);
    const device = fakeDevice();
    const keeper = createKeeper(
      () => manager,
      () => device,
    );
    await Promise.all([keeper.ask(), keeper.ask()]);
    await keeper.ask();
    // The next page.
    const next = createKeeper(
      () => manager,
      () => device,
    );
    expect(await next.ask()).toBe(answer ? 'granted' : 'refused');
    expect(manager.persist).toHaveBeenCalledTimes(1);
  });

  it('does not ask where the browser has decided by itself', async () => {
    const manager = { ...fakeManager(false), persisted: () => Promise.resolve(true) };
    const keeper = createKeeper(() => manager, fakeDevice);
    expect(await keeper.ask()).toBe('granted');
    expect(manager.persist).not.toHaveBeenCalled();
  });

  it('asks once a page where the device takes no note', async () => {
    const manager = fakeManager(false);
    const keeper = createKeeper(() => manager, refusing);
    expect(await keeper.ask()).toBe('refused');
    expect(await keeper.ask()).toBe('refused');
    expect(manager.persist).toHaveBeenCalledTimes(1);
  });

  it('may ask again when the browser gave no answer', async () => {
    const manager = fakeManager(true);
    manager.persist.mockRejectedValueOnce(new TypeError('opaque origin'));
    const keeper = createKeeper(() => manager, fakeDevice);
    expect(await keeper.ask()).toBe('unknown');
    expect(await keeper.ask()).toBe('granted');
  });

  it.each<[string, () => StorageManagerLike | undefined]>([
    ['there is no storage manager', () => undefined],
    ['it cannot be asked', () => ({ persisted: () => Promise.resolve(false) })],
    ['it cannot say', () => ({ persist: () => Promise.resolve(true) })],
    ['it throws', refusing],
    ['it rejects', () => ({ persist: refusing, persisted: () => Promise.reject(new Error('no')) })],
  ])('does nothing where %s', async (_, manager) => {
    const device = { ...fakeDevice(), setItem: vi.fn() };
    const keeper = createKeeper(manager, () => device);
    expect(await keeper.read()).toBe('unknown');
    expect(await keeper.ask()).toBe('unknown');
    expect(device.setItem).not.toHaveBeenCalled();
  });
});
