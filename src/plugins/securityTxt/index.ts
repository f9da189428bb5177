import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  securityContact,
  securityContactWarning,
  securityTxt,
  type SecurityContact,
} from '../../config/securityContact';
import { publicDirectory, writePublicFiles } from '../publicFiles';

/**
 * Puts `security.txt` among what is served as it is; removes one that was there where the school
 * has given no contact.
 */
export async function writeSecurityTxt(
  siteDir: string,
  siteUrl: string,
  contact: SecurityContact,
): Promise<void> {
  const content = securityTxt(contact, siteUrl);
  const files = content === undefined ? [] : [{ path: 'security.txt', content }];
  await writePublicFiles(join(siteDir, publicDirectory, '.well-known'), files);
}

/**
 * Serves `/.well-known/security.txt` where the school has given a contact; says in every production
 * build when it has not.
 */
export default function securityTxtPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'security-txt',
    async loadContent() {
      await writeSecurityTxt(siteDir, siteConfig.url, securityContact);
      if (process.env['NODE_ENV'] !== 'production') return;
      const warning = securityContactWarning(securityContact, new Date());
      if (warning !== undefined) console.warn(`\n[VARNING] ${warning}\n`);
    },
  };
}
