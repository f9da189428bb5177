import { translate } from '@docusaurus/Translate';
import type { ContentFailure } from '../common/contentFailure';

/** The texts of the plain gate; a site says them otherwise in its `code.json`, by their ids. */
export const gateTexts = () => ({
  label: translate({ id: 'seal.gate.passphrase', message: 'Passphrase' }),
  remember: translate({ id: 'seal.gate.remember', message: 'Remember me in this browser' }),
  open: translate({ id: 'seal.gate.open', message: 'Open' }),
  opening: translate({ id: 'seal.gate.opening', message: 'Opening…' }),
  wrong: translate({
    id: 'seal.gate.wrong',
    message: 'That is not the passphrase. Check upper and lower case, and try again.',
  }),
  retry: translate({ id: 'seal.gate.retry', message: 'Try again' }),
  noScript: translate({ id: 'seal.gate.noScript', message: 'This site needs JavaScript.' }),
});

/**
 * What a reader is told when the site cannot be opened.
 * @param failure why not
 * @returns one or two sentences, in the site's language where it has them
 */
export function failureText(failure: ContentFailure): string {
  switch (failure) {
    case 'refused':
    case 'signInTooOld':
      return translate({ id: 'seal.gate.refused', message: 'You may not read this site.' });
    case 'offline':
      return translate({
        id: 'seal.gate.offline',
        message: 'There is no connection. Check your network and try again.',
      });
    case 'browserTooOld':
      return translate({
        id: 'seal.gate.browserTooOld',
        message: 'This browser cannot open the site: it is too old, or the address has no https.',
      });
    case 'outdated':
      return translate({
        id: 'seal.gate.outdated',
        message: 'There is a newer version of this site. Try again to load it.',
      });
    case 'notPublished':
    case 'unavailable':
    case 'damaged':
    case 'chunkMissing':
      return translate({
        id: 'seal.gate.unavailable',
        message: 'A part of the site could not be loaded. Try again in a moment.',
      });
  }
}
