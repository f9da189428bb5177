import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What a page pays for a lab, in bytes as they are sent: scripts and styles minified and gzipped, without React, with
 * everything the lab shares with other parts. A budget is the measured size and about a fifth; a lab that outgrows it has
 * taken in something it should not have, or earns a larger one by a decision.
 */
const budgets = {
  PointLab: 26_000,
  NetLab: 18_500,
  ConvLab: 14_000,
  TokenLab: 13_500,
  GridWorld: 18_500,
} as const;

async function gzippedBytes(entry: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export { default } from './${entry}';`, resolveDir: root },
    bundle: true,
    write: false,
    outdir: 'out',
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    alias: { '@site': root },
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    loader: { '.module.css': 'local-css' },
    logLevel: 'silent',
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
}

describe('labs', () => {
  it.each(Object.entries(budgets))('%s costs at most %i bytes', async (lab, budget) => {
    const bytes = await gzippedBytes(`src/teaching/${lab}`);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThan(budget);
  });

  it('would notice a library', async () => {
    const bytes = await gzippedBytes('node_modules/react-dom/cjs/react-dom-client.production.js');
    expect(bytes).toBeGreaterThan(budgets.PointLab);
  });
});
