/** A request of a page. */
export interface PageRequest {
  readonly url: string;
  /** Milliseconds from the request for the page itself. */
  readonly atMs: number;
  /** What the answer weighed on the wire, headers included; 0 until it is there. */
  readonly bytes: number;
  readonly isOpen: boolean;
}

/**
 * The bytes of everything that was asked for until the moment, also of what came later: a phone's
 * owner pays for it all.
 */
export function bytesAskedFor(requests: readonly PageRequest[], untilMs: number): number {
  return requests.filter(({ atMs }) => atMs <= untilMs).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The first request whose address holds the part. */
export function findRequest(
  requests: readonly PageRequest[],
  part: string,
): PageRequest | undefined {
  return requests.find(({ url }) => url.includes(part));
}
