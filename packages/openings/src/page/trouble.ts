import type { ContentFailure } from 'docusaurus-plugin-seal/common';
import { isRecord } from '@kurser/shared/fields';
import type { Trouble } from '../core/state';

/** Why nothing is known, by what was thrown. */
export function troubleOf(error: unknown): Trouble {
  const reason = isRecord(error) ? (error['reason'] as ContentFailure | undefined) : undefined;
  if (reason === 'offline') return 'offline';
  return reason === 'notPublished' ? 'notPublished' : 'unavailable';
}
