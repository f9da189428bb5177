import { findBundledName, sealedAddress } from '../common/addresses';
import { baseUrl, buildFacts } from './buildFacts';
import { ContentError } from '../common/contentFailure';
import type { Bytes } from '@kurser/sealed-format';
import { gateOpened, gateState } from './gateState';
import { requestBytes, createSealedStore } from './sealedStore';

const requestOptions = {
  normal: {},
  again: { cache: 'reload' },
  ahead: { priority: 'low' },
} as const satisfies Record<string, RequestInit>;

/**
 * Whether a file's name tells it from what it holds after the next deployment, so that any copy of
 * it is good.
 */
function isNamedByContent(name: string): boolean {
  return name.startsWith('assets/');
}

const store = createSealedStore(async (name, how) => {
  if (buildFacts.kind === 'plain') throw new Error(`${name} is not sealed in this build`);
  // Hosts let browsers keep sealed files for a year; of the others the host is asked whether they
  // are still the same.
  const cache = isNamedByContent(name) ? {} : ({ cache: 'no-cache' } as const);
  const address = sealedAddress(baseUrl, buildFacts.keyId, name);
  return requestBytes(address, { ...cache, ...requestOptions[how] });
});

/**
 * A file of the build, opened where it is sealed. Content is read through this and nothing else.
 * While a member is expected the file is fetched, and opened when the gate opens; that may be for
 * somebody else, later, or never.
 * @param name path in the build without a leading slash, for example `search-index.json` or
 * `assets/files/x.zip`
 * @throws ContentError when it cannot be had; always while the gate is closed
 */
export async function loadSealedFile(name: string): Promise<Bytes> {
  if (gateState().kind === 'expected') {
    void store.prefetch(name, 'normal');
    await gateOpened();
  }
  const state = gateState();
  if (state.kind !== 'open') throw new ContentError('refused', name);
  if (state.key === null) return requestBytes(baseUrl + name, {});
  const bytes = await store.load(state.key, name);
  // The gate may have closed while the file was on its way.
  if (gateState() !== state) throw new ContentError('refused', name);
  return bytes;
}

/**
 * Fetches a file ahead of time, still sealed. Does nothing while the gate is not open, and nothing
 * where nothing is sealed. Never rejects.
 * @param name as for `loadSealedFile`
 */
export async function prefetchSealedFile(name: string): Promise<void> {
  const state = gateState();
  if (state.kind !== 'open' || state.key === null) return;
  await store.prefetch(name, 'ahead');
}

/** The same for a chunk, by the address that the bundler gives it. */
export async function prefetchSealedChunk(address: string): Promise<void> {
  const name = findBundledName(address, baseUrl);
  if (name !== undefined) await prefetchSealedFile(name);
}

/** Drops what was fetched ahead. */
export function forgetFetchedFiles(): void {
  store.clear();
}
