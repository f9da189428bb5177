import { useSyncExternalStore, type ReactNode } from 'react';

let app: ReactNode = undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function receive(next: ReactNode): void {
  app = next;
  listeners.forEach((listener) => {
    listener();
  });
}

/**
 * Docusaurus' client entry renders its app into the root that it finds here, and makes one of its own only where there is none. It renders
 * anew when it is replaced in development.
 */
export function receiveSiteApp(): void {
  window.docusaurusRoot = {
    render: receive,
    unmount: () => {
      receive(undefined);
    },
  };
}

/** Docusaurus' app, with router, theme and routes; undefined until it has come. */
export function useSiteApp(): ReactNode {
  return useSyncExternalStore(
    subscribe,
    () => app,
    () => undefined,
  );
}
