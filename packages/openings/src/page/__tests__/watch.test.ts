import { describe, expect, it, vi } from 'vitest';
import { deriveOpeningKey, type OpeningKey } from '@kurser/sealed-format';
import type { Wake } from '../../core/state';
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
  let wake = (_: Wake): void => undefined;
  let passed = 0;
  // From a question until it has led to a key or to a pause: keys take as long as they take.
  let isBusy = false;
  const reach = <T>(answer: () => T): Promise<T> => {
    isBusy = true;
    // oxlint-disable-next-line prefer-promise-reject-errors -- as the seal's errors are read
    return server.isReached ? Promise.resolve(answer()) : Promise.reject({ reason: 'offline' });
  };
  const surroundings: Surroundings = {
    askTime: () => reach(() => ((page.asked += 1), { at: server.at, now: server.now })),
    fetchKey: () =>
      reach(() => {
        if (server.at === null || server.now < server.at) throw new Error('refused');
        return server.key;
      }),
    keep(key) {
      isBusy = false;
      page.kept.push(key);
    },
    after(ms, run) {
      isBusy = false;
      const timer = { due: passed + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    onWake(callback) {
      wake = callback;
      return () => {
        wake = () => undefined;
      };
    },
    isSeen: () => page.isSeen,
    clock: () => passed,
  };
  const settle = async (): Promise<void> => {
    do await new Promise((resolve) => setTimeout(resolve, 5));
    while (isBusy);
  };
  return {
    server,
    page,
    settle,
    watch: createWatch({ at: opensAt, id }, surroundings),
    wake: (kind: Wake = 'return') => {
      wake(kind);
    },
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
    wake();
    expect(page.asked).toBe(0);
    page.isSeen = true;
    wake();
    await settle();
    expect(page.asked).toBe(1);
    end();
    expect(timers()).toBe(0);
  });

  it('is asked at once when its time has passed while nobody looked', async () => {
    const { watch, page, settle, pass, wake } = setUp(opensAt - minute / 2);
    watch.subscribe(() => undefined);
    await settle();
    page.isSeen = false;
    await pass(minute / 2 + 1_000);
    expect(watch.getState().kind).toBe('closed');
    page.isSeen = true;
    wake();
    await settle();
    expect(watch.getState().kind).toBe('open');
  });

  it('is learned of by a touch when it is opened long before its time', async () => {
    const { watch, server, settle, pass, wake } = setUp(opensAt - 5_000 * minute);
    watch.subscribe(() => undefined);
    await settle();
    await pass(40 * minute);
    server.at = server.now;
    await pass(minute);
    expect(watch.getState().kind).toBe('closed');
    wake('touch');
    await settle();
    expect(watch.getState().kind).toBe('open');
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

describe('a school day in front of something that waits', () => {
  it('costs fourteen answers where the page stands open from eight to four', async () => {
    const { watch, page, settle, pass } = setUp(opensAt - 5_000 * minute);
    watch.subscribe(() => undefined);
    await settle();
    await pass(8 * 60 * minute);
    expect(page.asked).toBe(14);
  });

  it('costs thirteen in a lesson of fifty minutes where somebody works and looks away', async () => {
    const { watch, page, settle, pass, wake } = setUp(opensAt - 5_000 * minute);
    watch.subscribe(() => undefined);
    await settle();
    for (let halves = 0; halves < 100; halves += 1) {
      await pass(minute / 2);
      wake('touch');
      await settle();
    }
    expect(page.asked).toBe(13);
  });
});
