import path from 'node:path';
import type { Bytes } from '@kurser/sealed-format';
import type { BuildFacts, BuildInfo } from '../common/facts';
import { lockKey } from '../common/passphrase';
import { keyAddress, keysAddress } from '../firestore/keyAddress';
import type { KeyProvider } from './keyProviders';

/** A content key and its public name. */
export interface NamedKey {
  readonly id: string;
  readonly contentKey: Bytes;
}

/**
 * What a site's programs are told of its key.
 * @param key null where nothing is sealed
 */
export async function keyFacts(
  keys: KeyProvider,
  key: NamedKey | null,
): Promise<Omit<BuildInfo, 'baseUrl'>> {
  if (key === null) return { build: { kind: 'plain' } };
  const sealed = (address: string | null): BuildFacts => ({
    kind: 'sealed',
    keyId: key.id,
    keyAddress: address,
  });
  switch (keys.kind) {
    case 'firestore':
      return { build: sealed(keyAddress(keys.projectId, keys.emulator, key.id)) };
    case 'custom':
      return { build: sealed(null) };
    case 'passphrase': {
      const locks = await lockKey(key.contentKey, keys.passphrases, keys.iterations);
      return { build: sealed(null), passphrase: { locks, rememberDays: keys.rememberDays } };
    }
  }
}

/** What a page asks for the key, beside its own address. */
export function keyAddresses(keys: KeyProvider): readonly string[] {
  return keys.kind === 'firestore' ? [keysAddress(keys.projectId, keys.emulator)] : [];
}

/**
 * The site's module that finds the key.
 * @returns undefined where somebody else hands it out
 */
export function keyModule(keys: KeyProvider, siteDir: string): string | undefined {
  return keys.kind === 'custom' ? path.resolve(siteDir, keys.module) : undefined;
}
