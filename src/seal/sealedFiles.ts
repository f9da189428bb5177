import { findBundledName, sealedAddress } from './addresses';
import { baseUrl, buildFacts } from './buildFacts';
import { ContentError } from './contentFailure';
import type { Bytes } from './format/bytes';
import { gateState } from './gateState';
import { requestBytes } from './requestBytes';
import { createSealedStore } from './sealedStore';

const requestOptions = {
  normal: {},
  again: { cache: 'reload' },
  ahead: { priority: 'low' },
} as const satisfies Record<string, RequestInit>;

const store = createSealedStore(async (name, how) => {
  if (buildFacts.kind === 'plain') throw new Error(`${name} is not sealed in this build`);
  return requestBytes(sealedAddress(baseUrl, buildFacts.keyId, name), requestOptions[how]);
});

/**
 * A file of the build, opened where it is sealed. Content is read through this and nothing else.
 * @param name path in the build without a leading slash, for example `search-index.json` or `assets/files/x.zip`
 * @throws ContentError when it cannot be had; always while the gate is closed
 */
export async function loadSealedFile(name: string): Promise<Bytes> {
  const state = gateState();
  if (state.kind === 'closed') throw new ContentError('refused', name);
  if (state.key === null) return requestBytes(baseUrl + name, {});
  const bytes = await store.load(state.key, name);
  // The gate may have closed while the file was on its way.
  if (gateState() !== state) throw new ContentError('refused', name);
  return bytes;
}

/** Fetches a sealed chunk ahead of time. Does nothing while the gate is closed, and nothing where nothing is sealed. */
export async function prefetchSealedChunk(address: string): Promise<void> {
  const name = findBundledName(address, baseUrl);
  const state = gateState();
  if (name === undefined || state.kind === 'closed' || state.key === null) return;
  await store.prefetch(name);
}

/** Drops what was fetched ahead. */
export function forgetFetchedFiles(): void {
  store.clear();
}
