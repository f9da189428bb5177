import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { school } from '../../config/school';
import { publicDirectory } from '../publicFiles';
import { manifestAddress, manifestOf } from './manifest';

/** Serves what a browser installs the site by. */
export default function webManifestPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'web-manifest',
    async loadContent() {
      const folder = join(siteDir, publicDirectory);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, manifestAddress), JSON.stringify(manifestOf(school)));
    },
  };
}
