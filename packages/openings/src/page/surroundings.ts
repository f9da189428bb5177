import { addLaterKey, ContentError, type TokenSource } from 'docusaurus-plugin-seal/client';
import { askAsMember, fetchContentKey } from 'docusaurus-plugin-seal/firestore';
import { keyCollection, parseKnownTime, timeCollection } from '../remote/documents';
import type { Wake } from '../core/state';
import type { Surroundings } from './watch';

/** What may have changed what is known. */
const wakes: readonly (readonly [event: string, wake: Wake])[] = [
  ['focus', 'return'],
  ['pageshow', 'return'],
  ['online', 'return'],
  ['pointerdown', 'touch'],
  ['keydown', 'touch'],
  ['wheel', 'touch'],
];

function onWake(callback: (wake: Wake) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const listen = (target: EventTarget, event: string, wake: Wake): void => {
    const options = { signal, capture: true, passive: true };
    target.addEventListener(event, () => callback(wake), options);
  };
  listen(document, 'visibilitychange', 'return');
  for (const [event, wake] of wakes) listen(window, event, wake);
  return () => {
    end.abort();
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
    clock: () => Date.now(),
  };
}
