import type { SavedList } from 'docusaurus-plugin-seal/common';
import type { Device } from '../saver';

const origin = 'https://skolan.example';
const fullAddress = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), origin).href;

/** A cache in memory, which refuses what is over `room` bytes in all caches. */
function fakeCache(room: { left: number }) {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    match: (request: RequestInfo | URL) => {
      const found = files.get(fullAddress(request));
      return Promise.resolve(found && new Response(found));
    },
    put: async (request: RequestInfo | URL, response: Response) => {
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (bytes.length > room.left) throw new DOMException('full', 'QuotaExceededError');
      room.left -= bytes.length;
      files.set(fullAddress(request), bytes);
    },
    delete: (request: RequestInfo | URL) => Promise.resolve(files.delete(fullAddress(request))),
    keys: () => Promise.resolve([...files.keys()].map((url) => ({ url }) as Request)),
  };
}

/** A browser's caches and a host that serves files, both of which a test can break. */
export function fakeDevice() {
  const room = { left: Number.MAX_SAFE_INTEGER };
  const host = new Map<string, string>();
  const caches = new Map<string, ReturnType<typeof fakeCache>>();
  const asked: string[] = [];
  const state = {
    isOffline: false,
    estimate: {} as StorageEstimate,
    /** What happens when nearly all has come. */
    atTheEnd: (): void => undefined,
  };
  const device: Device = {
    caches: {
      open: (name) => {
        const cache = caches.get(name) ?? fakeCache(room);
        caches.set(name, cache);
        return Promise.resolve(cache as unknown as Cache);
      },
      keys: () => Promise.resolve([...caches.keys()]),
      delete: (name) => Promise.resolve(caches.delete(name)),
      match: async (request) => {
        for (const cache of caches.values()) {
          const found = await cache.match(request);
          if (found !== undefined) return found;
        }
        return undefined;
      },
    },
    request: (input, init) => {
      const address = new URL(fullAddress(input)).pathname;
      asked.push(address);
      if (init?.signal?.aborted === true) return Promise.reject(new Error('aborted'));
      if (state.isOffline) return Promise.reject(new TypeError('no network'));
      const text = host.get(address);
      return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
    },
    estimate: () => Promise.resolve(state.estimate),
    digest: (bytes) => {
      state.atTheEnd();
      return Promise.resolve(`digest of ${new TextDecoder().decode(bytes)}`);
    },
  };
  return {
    ...{ device, host, room, state, asked },
    /** What each cache holds, by its name. */
    async held(): Promise<Record<string, readonly string[]>> {
      const all = await Promise.all(
        [...caches].map(async ([name, cache]) => {
          const keys = await cache.keys();
          return [name, keys.map(({ url }) => new URL(url).pathname).sort()] as const;
        }),
      );
      return Object.fromEntries(all);
    },
  };
}

/** Deploys an edition: its page, a program and an index for all, and two courses of a file each. */
export function deploy(
  host: Map<string, string>,
  edition: string,
  { keyId = 'k', changed = '' }: { keyId?: string; changed?: string } = {},
): SavedList {
  const files: Record<string, string> = {
    '/': `page ${edition}`,
    [`/assets/js/main.${edition}.js`]: 'program',
    [`/sealed/${keyId}/search/index.json.bin`]: `index ${edition}`,
    [`/sealed/${keyId}/assets/js/a${changed}.js.bin`]: 'course a',
    [`/sealed/${keyId}/assets/js/b.js.bin`]: 'the course b',
  };
  host.clear();
  for (const [address, text] of Object.entries(files)) host.set(address, text);
  const sized = Object.entries(files).map(([address, text]) => [address, text.length] as const);
  const having = (part: RegExp) => sized.filter(([address]) => part.test(address));
  return {
    ...{ edition, keyId, page: `digest of page ${edition}` },
    shared: having(/main|index/),
    groups: { a: having(/\/a\w*\.js/), b: having(/\/b\.js/) },
  };
}
