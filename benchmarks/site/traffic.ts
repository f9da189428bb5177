import type { CDPSession } from '@playwright/test';
import type { PageRequest } from './requests';

/** A page's traffic, as the browser's own tools count it. */
export interface Traffic {
  readonly requests: () => readonly PageRequest[];
  /** Waits until the condition holds of the requests. @throws when it does not within the time */
  whenRequested(
    what: string,
    condition: (requests: readonly PageRequest[]) => boolean,
  ): Promise<void>;
  /**
   * Waits until nothing has been on its way for a while: the only sign of a page that is done
   * fetching ahead.
   */
  whenQuiet(): Promise<void>;
}

const quietMs = 500;
const timeoutMs = 60_000;
const askAgainMs = 20;

async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, askAgainMs));
}

/**
 * Scripts that are opened in the page run from blob addresses, which cost no traffic. The icon is
 * the browser's own errand, the same on every site; it may be asked for by the page before and
 * dropped without a word when that is left.
 */
function isThePages(url: string): boolean {
  return url.startsWith('http') && !url.endsWith('/favicon.ico');
}

/** Counts the requests of the session's page from now on. */
export async function recordTraffic(cdp: CDPSession): Promise<Traffic> {
  const requests = new Map<string, PageRequest>();
  let firstAt: number | undefined;
  let busyAt = performance.now();

  function update(id: string, change: Partial<PageRequest>): void {
    const known = requests.get(id);
    if (known === undefined) return;
    requests.set(id, { ...known, ...change });
    busyAt = performance.now();
  }

  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!isThePages(request.url)) return;
    firstAt ??= timestamp;
    const atMs = (timestamp - firstAt) * 1000;
    requests.set(requestId, { url: request.url, atMs, bytes: 0, isOpen: true });
    busyAt = performance.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    update(requestId, { bytes: encodedDataLength, isOpen: false });
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    update(requestId, { isOpen: false });
  });
  await cdp.send('Network.enable');

  const all = (): readonly PageRequest[] => [...requests.values()];
  async function until(what: string, condition: () => boolean): Promise<void> {
    const end = performance.now() + timeoutMs;
    while (!condition()) {
      if (performance.now() > end) {
        const open = all().filter(({ isOpen }) => isOpen);
        throw new Error(
          `${what}: not within ${timeoutMs / 1000} s; still open: ${open.map(({ url }) => url).join(', ')}`,
        );
      }
      await pause();
    }
  }
  const isBusy = (): boolean =>
    all().some(({ isOpen }) => isOpen) || performance.now() - busyAt < quietMs;

  return {
    requests: all,
    whenRequested: (what, condition) => until(what, () => condition(all())),
    whenQuiet: async () => {
      busyAt = performance.now();
      await until('No more requests', () => !isBusy());
    },
  };
}
