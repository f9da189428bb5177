import path from 'node:path';
import type { Config } from '@docusaurus/types';
import config from '../../docusaurus.config';
import { isLeftOut, unsealed } from './unsealed';

interface NavbarItem {
  readonly type?: string;
}

/** Our own items belong to the account and to the search, which a bare site has not. */
function isDocusaurusItem({ type = '' }: NavbarItem): boolean {
  return !type.startsWith('custom-');
}

/**
 * The same lessons, settings and style sheet in Docusaurus as it comes: nothing sealed, no search,
 * no progress, and the given Root.
 * @param root the file of the component that wraps every page
 */
export function bareSite(root: string): Config {
  const site = unsealed(config);
  const themeConfig = site.themeConfig as { readonly navbar: { readonly items: NavbarItem[] } };
  const { navbar } = themeConfig;
  return {
    ...site,
    plugins: [
      ...site.plugins.filter((plugin) => !isLeftOut(plugin)),
      [path.resolve(__dirname, 'bareTheme.ts'), { root }],
    ],
    themeConfig: {
      ...themeConfig,
      navbar: { ...navbar, items: navbar.items.filter(isDocusaurusItem) },
    },
  };
}
