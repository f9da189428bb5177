// COORDINATOR'S TEMPORARY STAND-IN until sealing lands: overwrite freely.
import type { ContentFailure } from './contentFailure';
export function useContentFailure(): ContentFailure | null {
  return null;
}
