import { useSyncExternalStore, type ReactNode } from 'react';
import { receiveSiteApp } from '@kurser/platform/siteRoot';

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

/** Makes this the place that Docusaurus' app is rendered into. */
export function takeSiteApp(): void {
  receiveSiteApp(receive);
}

/** Docusaurus' app, with router, theme and routes; undefined until it has come. */
export function useSiteApp(): ReactNode {
  return useSyncExternalStore(
    subscribe,
    () => app,
    () => undefined,
  );
}
