// COORDINATOR'S TEMPORARY STAND-IN until sealing lands: overwrite freely.
import type { ContentFailure } from './contentFailure';
export interface Member {
  readonly uid: string;
  readonly getIdToken: (forceRefresh: boolean) => Promise<string>;
}
export async function openGate(
  _m: Member,
): Promise<{ kind: 'ready' } | { kind: 'failed'; reason: ContentFailure }> {
  return Promise.resolve({ kind: 'ready' });
}
export async function lockGate(): Promise<void> {
  return Promise.resolve();
}
