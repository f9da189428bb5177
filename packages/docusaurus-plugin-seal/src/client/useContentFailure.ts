import { useSyncExternalStore } from 'react';
import type { ContentFailure } from '../common/contentFailure';
import { contentFailure, onContentFailure } from './gateState';

/** Why content stopped loading after the gate had opened, or null. */
export function useContentFailure(): ContentFailure | null {
  return useSyncExternalStore(onContentFailure, contentFailure, () => null);
}
