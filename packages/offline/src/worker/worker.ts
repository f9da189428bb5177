/**
 * The worker of who keeps courses on the device: hands out files as they were fetched, sealed ones
 * sealed. It opens nothing and knows no key. A plain file at the root (src/plugins/offlineWorker),
 * since it must be a script that the server hands out as it is; it has nothing of a course in it.
 */
import { answer, isOurs } from './answer';

/** The part of a worker's event that is used here. */
interface WorkerEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

/** The part of its global scope; TypeScript's own is at odds with the page's. */
interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  fetch(request: Request): Promise<Response>;
  addEventListener(
    type: 'install' | 'activate' | 'fetch',
    listener: (event: WorkerEvent) => void,
  ): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting());
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(scope.clients.claim());
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!isOurs(request, scope.location.origin)) return;
  const network = (): Promise<Response> => scope.fetch(request);
  const find = (address: string): Promise<Response | undefined> =>
    scope.caches.match(address, { ignoreVary: true });
  event.respondWith(answer(request, { network, find }));
});
