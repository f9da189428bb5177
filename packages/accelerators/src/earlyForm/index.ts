import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { BuildEnvironment } from '../../../../src/config/environment';
import { school } from '../../../../src/config/school';
import { accountFactsName, accountFactsOf, startsProgramsAttribute } from './facts';
import { bundleScript } from './bundleScript';

/**
 * Puts the script that decides what a static page shows and when its programs start into the head
 * of every page, before the style sheet.
 */
export default function earlyScriptPlugin({ siteConfig }: LoadContext): Plugin<string> {
  // Written by docusaurus.config.ts from readEnvironment, so its shape is known.
  const environment = siteConfig.customFields?.['environment'] as BuildEnvironment;
  const content = JSON.stringify(accountFactsOf(environment, school.emailDomain));
  const facts = { tagName: 'meta', attributes: { name: accountFactsName, content } };
  const folder = __dirname;
  return {
    name: 'early-script',
    getPathsToWatch: () => [path.join(folder, '*.ts')],
    loadContent: () => bundleScript(path.join(folder, 'script.ts')),
    injectHtmlTags: (loaded) => ({
      headTags: [
        facts,
        {
          tagName: 'script',
          attributes: { [startsProgramsAttribute]: true },
          innerHTML: loaded.content,
        },
      ],
    }),
  };
}
