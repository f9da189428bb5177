import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAgainMs, isPageThere, whenPageIsThere } from '../pageReload';

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {
    location: { href: 'http://localhost/courses/3/m2' },
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('isPageThere', () => {
  it.each([
    [200, true],
    [404, true],
    [429, false],
    [503, false],
  ])('takes an answer of %i for %s', async (status, there) => {
    const request = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status })));
    expect(await isPageThere(request)).toBe(there);
    expect(request).toHaveBeenCalledWith(
      'http://localhost/courses/3/m2',
      expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
    );
  });

  it('says no where nothing answers, at once or ever', async () => {
    expect(await isPageThere(() => Promise.reject(new TypeError('offline')))).toBe(false);
    const hanging = isPageThere(
      (_, options) =>
        new Promise((_resolve, reject) => {
          options?.signal?.addEventListener('abort', () => {
            reject(new DOMException('aborted', 'AbortError'));
          });
        }),
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await hanging).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('whenPageIsThere', () => {
  function watch(...answers: readonly boolean[]) {
    const left = [...answers];
    const act = vi.fn();
    const isThere = vi.fn(() => Promise.resolve(left.shift() ?? false));
    return { act, isThere, end: whenPageIsThere(act, isThere) };
  }

  it('asks again until there is a page, and acts once', async () => {
    const { act, isThere } = watch(false, false, true, true);
    await vi.advanceTimersByTimeAsync(askAgainMs);
    expect(act).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(askAgainMs);
    expect(act).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10 * askAgainMs);
    page.dispatchEvent(new Event('online'));
    expect([act.mock.calls.length, isThere.mock.calls.length]).toEqual([1, 3]);
  });

  it('asks at once when the browser is online again, and believes the answer alone', async () => {
    const { act } = watch(false, false, true);
    await vi.advanceTimersByTimeAsync(0);
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(act).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does nothing after it is ended, not even with an answer on its way', async () => {
    const { act, isThere, end } = watch(true);
    end();
    await vi.advanceTimersByTimeAsync(10 * askAgainMs);
    expect(act).not.toHaveBeenCalled();
    expect(isThere).toHaveBeenCalledTimes(1);
  });
});
