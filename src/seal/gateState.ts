import type { ContentFailure } from './contentFailure';
import type { OpeningKey } from './format/keys';

/**
 * Whether content may be loaded in this page, and with what. One state a page, outside React: the bundler's load function and the
 * router's preload ask it too. `key` is null where nothing is sealed.
 */
export type GateState =
  { readonly kind: 'closed' } | { readonly kind: 'open'; readonly key: OpeningKey | null };

const closed: GateState = { kind: 'closed' };
let state: GateState = closed;
let failure: ContentFailure | null = null;
const listeners = new Set<() => void>();

export function gateState(): GateState {
  return state;
}

export function openGateState(key: OpeningKey | null): void {
  state = { kind: 'open', key };
  setContentFailure(null);
}

export function closeGateState(): void {
  state = closed;
  setContentFailure(null);
}

/** What went wrong with content in this page and was not mended by itself; null while all is well. */
export function contentFailure(): ContentFailure | null {
  return failure;
}

export function setContentFailure(next: ContentFailure | null): void {
  if (failure === next) return;
  failure = next;
  listeners.forEach((listener) => {
    listener();
  });
}

/** Calls back after every change of `contentFailure()`. Returns the function that ends it. */
export function onContentFailure(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
