import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { byteBudgets, dialogBudgets } from '@site/benchmarks/components/budgets';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where a part's component is: a lab's room, or the other. */
function folderOf(part: string): string {
  const rooms = ['labs', 'course-parts'].map((room) => `packages/${room}/src/${part}`);
  return rooms.find((folder) => existsSync(`${root}/${folder}`)) ?? part;
}

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
    // What every page has anyway, and the glossary, which grows with the lessons.
    external: [
      'react',
      'react-dom',
      'react/jsx-runtime',
      '@docusaurus/*',
      '@generated/*',
      '@theme/*',
      '@theme-init/*',
      '*.json',
      // What opens on demand has a budget of its own.
      './LaterTest',
      '@kurser/openings/OpensLater',
      './LinesFirst',
      '../Answer',
      '../live/view/LiveExercise',
      '../view/LiveExample',
      '../Example',
      './Walk',
      './Drawing',
      './GameBoard',
      './MatchFields',
      './OrderFields',
      './LineMarks',
      './CellMarks',
      './NodeMarks',
      './FileFields',
      './OutputFields',
      './file',
      './output',
      '../core/write/judge',
      './binary',
    ],
    loader: { '.module.css': 'local-css' },
    logLevel: 'silent',
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
}

describe('teaching parts', () => {
  it.each(Object.entries(byteBudgets))('%s costs at most %i bytes', async (part, budget) => {
    const bytes = await gzippedBytes(folderOf(part));
    expect(bytes).toBeGreaterThan(200);
    expect(bytes).toBeLessThan(budget);
  });

  it('have a budget each, if they are loaded on demand', () => {
    const registry = readFileSync(`${root}/src/parts/registry.ts`, 'utf8');
    const lazyParts = [...registry.matchAll(/(\w+): \(\) => import\(/g)].map(
      (match) => match[1] ?? '',
    );
    expect(lazyParts.sort()).toEqual(Object.keys(byteBudgets).sort());
  });

  it('would notice a library', async () => {
    const bytes = await gzippedBytes('node_modules/react-dom/cjs/react-dom-client.production.js');
    expect(bytes).toBeGreaterThan(byteBudgets.PointLab);
  });
});

describe('what opens on demand', () => {
  it.each(Object.entries(dialogBudgets))('%s costs at most %i bytes', async (folder, budget) => {
    const bytes = await gzippedBytes(folder);
    expect(bytes).toBeGreaterThan(200);
    expect(bytes).toBeLessThan(budget);
  });
});
