import type { ContentFailure } from '../common/contentFailure';
import type { OpeningKey } from '@kurser/sealed-format';

/** The key that opens sealed files in this page. */
export interface KeyInUse {
  current(): OpeningKey;
  /**
   * For a key that opened nothing: fulfilled with whether there is another one to try now.
   * @throws ContentError when that could not be had
   */
  replace(used: OpeningKey): Promise<boolean>;
}

/**
 * Whether content may be loaded in this page, and with what. One state a page, outside React: the
 * bundler's load function and the router's preload ask it too. `expected` is closed as well: a
 * member's session is being confirmed, and meanwhile sealed files may be fetched, which anybody
 * can, and none is opened. `key` is null where nothing is sealed.
 */
export type GateState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'expected' }
  | { readonly kind: 'open'; readonly key: KeyInUse | null };

/**
 * Keys of compartments that this page has been given, beside the site's own. They live as long as
 * the page, and no longer than the gate is open.
 */
const laterKeys = new Map<string, OpeningKey>();

const closed: GateState = { kind: 'closed' };
let state: GateState = closed;
const waiting = new Set<() => void>();
let failure: ContentFailure | null = null;
const listeners = new Set<() => void>();

export function gateState(): GateState {
  return state;
}

/** A member is expected; changes nothing where the gate is open already. */
export function expectMember(): void {
  if (state.kind === 'closed') state = { kind: 'expected' };
}

export function openGateState(key: KeyInUse | null): void {
  state = { kind: 'open', key };
  setContentFailure(null);
  waiting.forEach((open) => {
    open();
  });
  waiting.clear();
}

/** Fulfilled when the gate opens, for any member; never rejects. */
export function gateOpened(): Promise<void> {
  if (state.kind === 'open') return Promise.resolve();
  return new Promise((resolve) => waiting.add(resolve));
}

export function closeGateState(): void {
  state = closed;
  laterKeys.clear();
  setContentFailure(null);
}

/**
 * What went wrong with content in this page and was not mended by itself; null while all is well.
 */
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

/** From now on files that are sealed with this key open. */
export function addLaterKey(key: OpeningKey): void {
  laterKeys.set(key.id, key);
}

/** The key of this id, if the page has been given it. */
export function findLaterKey(id: string): OpeningKey | undefined {
  return laterKeys.get(id);
}
