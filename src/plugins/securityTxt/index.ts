import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { securityContact, securityContactWarning, securityTxt } from '../../config/securityContact';
import { publicDirectory, writePublicFiles } from '../publicFiles';

/** Serves `/.well-known/security.txt` where the school has given a contact; says in every production build when it has not. */
export default function securityTxtPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'security-txt',
    async loadContent() {
      const content = securityTxt(securityContact, siteConfig.url);
      const files = content === undefined ? [] : [{ path: 'security.txt', content }];
      await writePublicFiles(join(siteDir, publicDirectory, '.well-known'), files);
      if (process.env['NODE_ENV'] !== 'production') return;
      const warning = securityContactWarning(securityContact, new Date());
      if (warning !== undefined) console.warn(`\n[VARNING] ${warning}\n`);
    },
  };
}
