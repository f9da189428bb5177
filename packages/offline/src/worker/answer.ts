import { isNamedByContent, pageAddress } from '../core/plan';

/** The part of a request that decides how it is answered. */
export type Asked = Pick<Request, 'method' | 'mode' | 'cache' | 'url'>;

/** What the worker answers with. */
export interface Sources {
  readonly network: () => Promise<Response>;
  /** What is kept under an address of this site. */
  readonly find: (address: string) => Promise<Response | undefined>;
}

/** Long enough for a slow network; one that says nothing at all is none. */
export const patienceMs = 5_000;

/**
 * Whether a request is the worker's to answer: what reads a file of this site, and may do so from a
 * cache; and the question whether a page can be had (the seal's pageReload.ts).
 */
export function isOurs({ method, mode, cache, url }: Asked, origin: string): boolean {
  if (new URL(url).origin !== origin) return false;
  return method === 'HEAD' || (method === 'GET' && (mode === 'navigate' || cache !== 'reload'));
}

function late(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs);
  });
}

/**
 * The answer to a request. A file that is named by what it holds is taken from what is kept;
 * everything else from the network first, and from what is kept where that does not answer.
 * @throws the network's own error where nothing is kept
 */
export async function answer(
  { method, mode, url }: Asked,
  { network, find }: Sources,
): Promise<Response> {
  const { pathname } = new URL(url);
  const isPage = mode === 'navigate' || method === 'HEAD';
  const kept = async (): Promise<Response | undefined> => {
    const found = await find(isPage ? pageAddress : pathname);
    return found !== undefined && method === 'HEAD' ? new Response(null) : found;
  };
  if (!isPage && isNamedByContent(pathname)) return (await kept()) ?? network();
  const asking = network();
  const first = await Promise.race([asking.catch(() => undefined), late()]);
  return first ?? (await kept()) ?? asking;
}
