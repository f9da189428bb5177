import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { publicDirectory, writePublicFiles, type PublicFile } from '../publicFiles';
import { keepOnlyWoff2, referredFiles } from './styleSheet';

/**
 * The style sheet of formulas and its fonts, from the installed `katex`, which is also what
 * rehype-katex sets formulas with. Rejects when the sheet refers to a font that the package does
 * not have.
 */
export async function katexFiles(siteDir: string): Promise<readonly PublicFile[]> {
  const require = createRequire(join(siteDir, 'package.json'));
  const sheet = require.resolve('katex/dist/katex.min.css');
  const css = keepOnlyWoff2(await readFile(sheet, 'utf8'));
  const fonts = await Promise.all(
    referredFiles(css).map(async (path) => ({
      path,
      content: await readFile(join(dirname(sheet), path)),
    })),
  );
  return [{ path: 'katex.min.css', content: css }, ...fonts];
}

/**
 * Serves KaTeX's style sheet and fonts under `/katex/`, for `MathStyles` to load on pages with
 * formulas.
 */
export default function katexPlugin({ siteDir }: LoadContext): Plugin<void> {
  return {
    name: 'katex-files',
    async loadContent() {
      await writePublicFiles(join(siteDir, publicDirectory, 'katex'), await katexFiles(siteDir));
    },
  };
}
