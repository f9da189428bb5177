import type { OpeningKey } from '@kurser/sealed-format';

/**
 * Keys of compartments that this page has been given, beside the site's own. They live as long as
 * the page, and no longer than the gate is open.
 */
const keys = new Map<string, OpeningKey>();

/** From now on files that are sealed with this key open. */
export function addLaterKey(key: OpeningKey): void {
  keys.set(key.id, key);
}

/** The key of this id, if the page has been given it. */
export function findLaterKey(id: string): OpeningKey | undefined {
  return keys.get(id);
}

/** Forgets every one of them. */
export function forgetLaterKeys(): void {
  keys.clear();
}
