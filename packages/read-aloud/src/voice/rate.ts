export const slowest = 0.6;
export const fastest = 2;
export const rateStep = 0.1;

/** A speed that was kept; undefined for anything that is none. */
export function parseRate(raw: unknown): number | undefined {
  return typeof raw === 'number' && raw >= slowest && raw <= fastest ? raw : undefined;
}
