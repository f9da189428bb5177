import { describe, expect, it, vi } from 'vitest';
import { deriveOpeningKey, type OpeningKey } from '@kurser/sealed-format';
import { createWatch, type Surroundings } from '../watch';

const contentKey = new Uint8Array(32).fill(7);
const { id } = await deriveOpeningKey(contentKey);
const minute = 60_000;
const year = 365 * 24 * 60 * minute;
const opensAt = Date.parse('2027-02-26T09:00Z');

/** A page and a service with clocks of their own; time passes when the test says so. */
function setUp(serverNow: number) {
  const server = {
    now: serverNow,
    at: opensAt as number | null,
    isReached: true,
    key: contentKey,
  };
  const page = { isSeen: true, kept: [] as OpeningKey[], asked: 0 };
  let timers: { due: number; run: () => void }[] = [];
  let wake = (): void => undefined;
  let passed = 0;
  const reach = <T>(answer: () => T): Promise<T> =>
    // oxlint-disable-next-line prefer-promise-reject-errors -- as the seal's errors are read
    server.isReached ? Promise.resolve(answer()) : Promise.reject({ reason: 'offline' });
  const surroundings: Surroundings = {
    askTime: () => reach(() => ((page.asked += 1), { at: server.at, now: server.now })),
    fetchKey: () =>
      reach(() => {
        if (server.at === null || server.now < server.at) throw new Error('refused');
        return server.key;
      }),
    keep: (key) => void page.kept.push(key),
    after(ms, run) {
      const timer = { due: passed + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    onWake(callback) {
      wake = callback;
      return () => {
        wake = (): void => undefined;
      };
    },
    isSeen: () => page.isSeen,
  };
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
  return {
    server,
    page,
    settle,
    watch: createWatch({ at: opensAt, id }, surroundings),
    wake: () => wake(),
    timers: () => timers.length,
    async pass(ms: number): Promise<void> {
      const end = passed + ms;
      for (let due = next(); due !== undefined && due.due <= end; due = next()) {
        timers = timers.filter((each) => each !== due);
        server.now += due.due - passed;
        passed = due.due;
        due.run();
        await settle();
      }
      server.now += end - passed;
      passed = end;
    },
  };
  function next(): (typeof timers)[number] | undefined {
    return [...timers].sort((a, b) => a.due - b.due)[0];
  }
}

describe('something that opens on a day', () => {
  it('opens by itself within a minute of its time, and asks no more', async () => {
    const { watch, page, settle, pass, timers } = setUp(opensAt - 3 * minute);
    const onChange = vi.fn();
    watch.subscribe(onChange);
    await settle();
    expect(watch.getState().kind).toBe('closed');
    await pass(3 * minute - 1);
    expect(watch.getState().kind).toBe('closed');
    await pass(1_000);
    expect(watch.getState().kind).toBe('open');
    expect(page.kept.map((key) => key.id)).toEqual([id]);
    expect(timers()).toBe(0);
    expect(onChange).toHaveBeenCalled();
  });

  it.each([
    ['ahead', year],
    ['behind', -year],
  ])('takes no notice of a clock that is a year %s', async (_where, off) => {
    const { watch, settle, pass } = setUp(opensAt - minute / 2);
    vi.spyOn(Date, 'now').mockImplementation(() => opensAt + off);
    watch.subscribe(() => undefined);
    await settle();
    expect(watch.getState().kind).toBe('closed');
    await pass(minute);
    expect(watch.getState().kind).toBe('open');
    vi.restoreAllMocks();
  });

  it('is told within a minute that it has been moved', async () => {
    const { watch, server, settle, pass } = setUp(opensAt - 500 * minute);
    watch.subscribe(() => undefined);
    await settle();
    server.at = server.now;
    await pass(minute);
    expect(watch.getState().kind).toBe('open');
  });

  it('says that it is offline, keeps its time, and goes on when it is online', async () => {
    const { watch, server, settle, wake } = setUp(opensAt + minute);
    server.isReached = false;
    watch.subscribe(() => undefined);
    await settle();
    expect(watch.getState()).toEqual({
      kind: 'cutOff',
      at: opensAt,
      why: 'offline',
    });
    server.isReached = true;
    wake();
    await settle();
    expect(watch.getState().kind).toBe('open');
  });

  it('asks nothing while nobody looks, or wants to know', async () => {
    const { watch, page, settle, pass, wake, timers } = setUp(opensAt - 500 * minute);
    page.isSeen = false;
    const end = watch.subscribe(() => undefined);
    await pass(10 * minute);
    expect(page.asked).toBe(0);
    page.isSeen = true;
    wake();
    await settle();
    expect(page.asked).toBe(1);
    end();
    expect(timers()).toBe(0);
  });

  it('does not open with a key that is not its own', async () => {
    const { watch, page, server, settle } = setUp(opensAt + minute);
    server.key = new Uint8Array(32).fill(8);
    watch.subscribe(() => undefined);
    await settle();
    expect(watch.getState()).toMatchObject({
      kind: 'cutOff',
      why: 'notPublished',
    });
    expect(await watch.openWith(server.key)).toBe(false);
    expect(page.kept).toEqual([]);
  });

  it('opens before its day with the key that a teacher has', async () => {
    const { watch, page, settle } = setUp(opensAt - 500 * minute);
    watch.subscribe(() => undefined);
    await settle();
    expect(await watch.openWith(contentKey)).toBe(true);
    expect(watch.getState().kind).toBe('open');
    expect(page.kept.map((key) => key.id)).toEqual([id]);
  });
});
