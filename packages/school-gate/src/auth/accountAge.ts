import { findRecord } from '@kurser/platform/sessionRecord';

const hour = 3_600_000;

/**
 * Whether the account that is signed in was made within the last hour, by what the SDK has stored
 * of it (`createdAt`, milliseconds in a text). No where that cannot be known: there is no session,
 * storage is refused, or the device's clock stands before the account. Never throws.
 */
export function isAccountNew(places: () => readonly Storage[], now: number): boolean {
  try {
    const record = places().flatMap((place) => findRecord(place) ?? [])[0];
    const stored: unknown = record && JSON.parse(record.value);
    if (typeof stored !== 'object' || stored === null || !('createdAt' in stored)) return false;
    const age = now - Number(stored.createdAt ?? undefined);
    return age >= 0 && age < hour;
  } catch {
    return false;
  }
}
