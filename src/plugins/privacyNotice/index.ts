import type { LoadContext, Plugin } from '@docusaurus/types';
import { privacy, privacyWarning } from '../../config/privacy';

/** Says in every production build which texts about personal data the school has not given yet. */
export default function privacyNoticePlugin(_context: LoadContext): Plugin {
  return {
    name: 'privacy-notice',
    loadContent() {
      const warning = privacyWarning(privacy);
      if (process.env['NODE_ENV'] === 'production' && warning !== undefined) {
        console.warn(`\n[VARNING] ${warning}\n`);
      }
    },
  };
}
