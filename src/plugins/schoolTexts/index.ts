import type { LoadContext, Plugin } from '@docusaurus/types';
import { accessibility } from '../../config/accessibility';
import { privacy } from '../../config/privacy';
import { publicPages } from '../../config/publicPages';
import { unsetWarning } from '../../config/schoolTexts';

/** Says in every production build which texts of the public pages the school has not given yet. */
export default function schoolTextsPlugin(_context: LoadContext): Plugin {
  return {
    name: 'school-texts',
    loadContent() {
      if (process.env['NODE_ENV'] !== 'production') return;
      const warnings = [
        unsetWarning(publicPages.privacy.path, 'src/config/privacy.ts', { ...privacy }),
        unsetWarning(publicPages.accessibility.path, 'src/config/accessibility.ts', {
          ...accessibility,
        }),
      ];
      for (const warning of warnings) {
        if (warning !== undefined) console.warn(`\n[VARNING] ${warning}\n`);
      }
    },
  };
}
