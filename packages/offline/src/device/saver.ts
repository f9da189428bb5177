import type { SavedList, SizedAddress } from 'docusaurus-plugin-seal/common';
import { cachePrefix, type Mark } from '../core/mark';
import { bytesOf, changeTo, filesOf, isNamedByContent, isTooMuch, pageAddress } from '../core/plan';
import type { SavingFault } from '../core/texts';

/** Says why courses could not be kept. */
export class SavingError extends Error {
  override name = 'SavingError';
  readonly fault: SavingFault;
  constructor(fault: SavingFault) {
    super(fault);
    this.fault = fault;
  }
}

/** What keeping takes of a browser. */
export interface Device {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  readonly request: typeof fetch;
  readonly estimate: () => Promise<StorageEstimate>;
  readonly digest: (bytes: ArrayBuffer) => Promise<string>;
}

export type OnProgress = (done: number, total: number) => void;

const filesAtOnce = 6;

const addressesIn = async (cache: Cache): Promise<readonly string[]> =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname);

/** @throws SavingError when the file cannot be had as the list says that it is */
async function fetchFile(
  { request }: Device,
  address: string,
  isRight: (bytes: ArrayBuffer) => boolean | Promise<boolean>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  // What has no name of its own may be another edition's in any cache.
  const cache = isNamedByContent(address) ? 'default' : 'reload';
  const leave = (): never => {
    throw new SavingError(signal?.aborted === true ? 'stopped' : 'offline');
  };
  const response = await request(address, { cache, ...(signal && { signal }) }).catch(leave);
  if (!response.ok) throw new SavingError(response.status < 500 ? 'changed' : 'offline');
  const bytes = await response.clone().arrayBuffer().catch(leave);
  if (!(await isRight(bytes))) throw new SavingError('changed');
  return response;
}

/** @throws SavingError when the browser has no room for it, or refuses it */
async function put(cache: Cache, address: string, response: Response): Promise<void> {
  try {
    await cache.put(address, response);
  } catch (error) {
    const isQuota = error instanceof Error && error.name === 'QuotaExceededError';
    throw new SavingError(isQuota ? 'full' : 'refused');
  }
}

interface Work {
  readonly device: Device;
  readonly cache: Cache;
  readonly signal: AbortSignal | undefined;
}

/** Fetches a file, or takes it over from the edition before. @throws SavingError */
async function addFile(
  { device, cache, signal }: Work,
  [address, size]: SizedAddress,
): Promise<void> {
  const known = isNamedByContent(address) ? await device.caches.match(address) : undefined;
  const isWhole = ({ byteLength }: ArrayBuffer): boolean => size === 0 || byteLength === size;
  await put(cache, address, known ?? (await fetchFile(device, address, isWhole, signal)));
}

/** @throws SavingError at the first fault, when the other files on their way have come */
async function addFiles(
  work: Work,
  files: readonly SizedAddress[],
  onProgress: OnProgress,
): Promise<void> {
  const total = bytesOf(files);
  let done = 0;
  const queue = files.values();
  const failing = new AbortController();
  const worker = async (): Promise<void> => {
    for (const file of queue) {
      if (failing.signal.aborted || work.signal?.aborted === true) return;
      try {
        await addFile(work, file);
      } catch (error) {
        failing.abort(error);
        return;
      }
      done += file[1];
      onProgress(done, total);
    }
  };
  onProgress(0, total);
  await Promise.all(Array.from({ length: filesAtOnce }, worker));
  if (failing.signal.aborted) throw failing.signal.reason;
  if (work.signal?.aborted === true) throw new SavingError('stopped');
}

/** Puts the page in last: a cache that has it is whole. @throws SavingError */
async function addPage({ device, cache, signal }: Work, digest: string): Promise<void> {
  const held = await cache.match(pageAddress);
  if (held !== undefined && (await device.digest(await held.arrayBuffer())) === digest) return;
  const isRight = async (bytes: ArrayBuffer): Promise<boolean> =>
    (await device.digest(bytes)) === digest;
  await put(cache, pageAddress, await fetchFile(device, pageAddress, isRight, signal));
}

async function removeOtherCaches({ caches }: Device, kept: string | undefined): Promise<void> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(cachePrefix) && name !== kept,
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}

export interface Bringing {
  readonly list: SavedList;
  readonly mark: Mark;
  readonly onProgress?: OnProgress;
  readonly signal?: AbortSignal;
}

/**
 * Brings what the device holds to what its mark wants of an edition: a new edition comes into a
 * cache of its own, and the old one goes when that is whole. What another key has sealed goes
 * first, for nothing here opens it.
 * @returns the mark as it is to be kept
 * @throws SavingError; what was whole before is whole still
 */
export async function bringTo(
  device: Device,
  { list, mark, onProgress = () => undefined, signal }: Bringing,
): Promise<Mark> {
  const { edition, keyId } = list;
  const name = cachePrefix + edition;
  if (mark.keyId !== keyId) await removeOtherCaches(device, name);
  const cache = await device.caches.open(name).catch(() => {
    throw new SavingError('refused');
  });
  const { missing, extra } = changeTo(filesOf(list, mark.wanted), await addressesIn(cache));
  if (isTooMuch(bytesOf(missing), await device.estimate())) throw new SavingError('full');
  const work = { device, cache, signal };
  await addFiles(work, missing, onProgress);
  await addPage(work, list.page);
  for (const address of extra) await cache.delete(address);
  await removeOtherCaches(device, name);
  return { ...mark, edition, keyId, kept: mark.wanted };
}
