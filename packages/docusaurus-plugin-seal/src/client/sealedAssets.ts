import { findBundledName } from '../common/addresses';
import { baseUrl, buildFacts } from './buildFacts';
import { mediaTypeOf } from '../common/mediaTypes';
import { loadSealedFile } from './sealedFiles';

/**
 * Blob addresses made in this page, by file name. They last until the gate closes: a picture is
 * often met again.
 */
const addresses = new Map<string, Promise<string>>();

/**
 * The name of the sealed file behind an address in a lesson, or undefined when the address can be
 * used as it is.
 */
export function findSealedAsset(address: string): string | undefined {
  return buildFacts.kind === 'plain' ? undefined : findBundledName(address, baseUrl);
}

async function makeAddress(name: string): Promise<string> {
  const bytes = await loadSealedFile(name);
  return URL.createObjectURL(new Blob([bytes], { type: mediaTypeOf(name) }));
}

/**
 * A blob address for a sealed file; the same one each time.
 * @throws ContentError; the next call tries again
 */
export async function openAssetAddress(name: string): Promise<string> {
  const known = addresses.get(name);
  if (known !== undefined) return known;
  const made = makeAddress(name);
  addresses.set(name, made);
  made.catch(() => addresses.delete(name));
  return made;
}

/** Revokes every blob address. */
export function forgetAssetAddresses(): void {
  for (const address of addresses.values()) {
    address.then(URL.revokeObjectURL, () => undefined);
  }
  addresses.clear();
}
