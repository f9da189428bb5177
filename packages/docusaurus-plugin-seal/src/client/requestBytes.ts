import { ContentError, type ContentFailure } from '../common/contentFailure';
import type { Bytes } from '@kurser/sealed-format';

/** The bundler gives its own script requests as long. */
const timeoutMs = 120_000;

export type Request = typeof fetch;

function reasonOf(status: number): ContentFailure {
  return status === 404 || status === 410 ? 'chunkMissing' : 'unavailable';
}

/**
 * One file of this site.
 * @throws ContentError: `offline` when nothing answers, `chunkMissing` when there is no such file,
 * else `unavailable`
 */
export async function requestBytes(
  address: string,
  options: Pick<RequestInit, 'cache' | 'priority'>,
  request: Request = fetch,
): Promise<Bytes> {
  try {
    const response = await request(address, { ...options, signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new ContentError(reasonOf(response.status), address);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ContentError(timedOut ? 'unavailable' : 'offline', address, { cause: error });
  }
}
