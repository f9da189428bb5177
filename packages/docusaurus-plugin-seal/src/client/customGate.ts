import { deriveOpeningKey, parseContentKey } from '@kurser/sealed-format';
import { ContentError } from '../common/contentFailure';
import { buildFacts } from './buildFacts';
import { canOpenFiles, openWith, type GateAnswer } from './contentGate';
import findKey from './customKey';

/**
 * Opens the site with the key that the site's own module finds. What that throws is shown as
 * `refused`, but for a ContentError, which says why itself.
 * @returns how it ended
 */
export async function openWithFoundKey(): Promise<GateAnswer> {
  return openWith(async () => {
    if (buildFacts.kind === 'plain') return null;
    if (!canOpenFiles()) throw new ContentError('browserTooOld', 'content key');
    const found = await findKey().catch((cause: unknown) => {
      throw cause instanceof ContentError ? cause : new ContentError('refused', 'key', { cause });
    });
    const bytes = typeof found === 'string' ? parseContentKey(found) : Uint8Array.from(found);
    if (bytes?.length !== 32) throw new ContentError('refused', 'content key');
    const key = await deriveOpeningKey(bytes);
    if (key.id !== buildFacts.keyId) throw new ContentError('outdated', 'content key');
    return { current: () => key, replace: (used) => Promise.resolve(used !== key) };
  });
}
