import { addLaterKey, ContentError, type TokenSource } from 'docusaurus-plugin-seal/client';
import { askAsMember, fetchContentKey } from 'docusaurus-plugin-seal/firestore';
import { keyCollection, parseKnownTime, timeCollection } from '../remote/documents';
import type { Surroundings } from './watch';

/** What makes a page worth asking for, and what may have changed that. */
const wakes = ['focus', 'pageshow', 'online'] as const;

function onWake(callback: () => void): () => void {
  const wake = (): void => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', wake);
  for (const event of wakes) window.addEventListener(event, wake);
  return () => {
    document.removeEventListener('visibilitychange', wake);
    for (const event of wakes) window.removeEventListener(event, wake);
  };
}

/**
 * A watch's surroundings in a page.
 * @param documents Firestore's address of the project's documents
 */
export function pageSurroundings(documents: string, credentials: TokenSource): Surroundings {
  const nameOf = (id: string): string =>
    `${documents.slice(documents.indexOf('/v1/') + 4)}/${timeCollection}/${id}`;
  return {
    async askTime(id) {
      const body = JSON.stringify({ documents: [nameOf(id)] });
      const answer = await askAsMember(`${documents}:batchGet`, credentials, body);
      const time = parseKnownTime(answer);
      if (time === undefined) throw new ContentError('unavailable', `the time of ${id}`);
      return time;
    },
    fetchKey: (id) => fetchContentKey(`${documents}/${keyCollection}/${id}`, credentials),
    keep: addLaterKey,
    after(ms, callback) {
      const timer = window.setTimeout(callback, ms);
      return () => {
        window.clearTimeout(timer);
      };
    },
    onWake,
    isSeen: () => document.visibilityState === 'visible',
  };
}
