import { ContentError } from 'docusaurus-plugin-seal/common';
import { knownError } from './knownErrors';
import type { SessionDependencies } from './sessionDependencies';

/** @throws ContentError, which says why a member without a token cannot read */
export async function requireIdToken(
  loadClient: SessionDependencies['loadClient'],
  forceRefresh: boolean,
): Promise<string> {
  try {
    const client = await loadClient();
    return await client.idToken(forceRefresh);
  } catch (cause) {
    throw new ContentError(knownError(cause).keepsOut ?? 'unavailable', 'ID token', { cause });
  }
}
