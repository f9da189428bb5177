import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ICruiseResult } from 'dependency-cruiser';
import { afterAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../scripts/lib/steps';

/** Reads a folder in a process of its own: it takes long, and whoever runs the tests asks this one meanwhile how it is getting on. */
async function cruised(folder: string): Promise<ICruiseResult> {
  const args = [
    'depcruise',
    folder,
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
  ];
  const { output } = await runCommand('npx', args, { output: 'held' });
  return JSON.parse(output) as ICruiseResult;
}

/** The files of each circle, in the order in which they import each other. */
const circlesIn = ({ summary }: ICruiseResult): string[][] =>
  summary.violations.map(({ cycle = [] }) => cycle.map(({ name }) => name));

describe('the imports', () => {
  it('go round in no circle, types included', async () => {
    const result = await cruised('src');
    expect(circlesIn(result)).toEqual([]);
    expect(result.modules.length).toBeGreaterThan(500);
    // By way of `@site` too.
    expect(result.modules.flatMap(({ dependencies }) => dependencies)).toContainEqual(
      expect.objectContaining({
        module: '@site/src/gate/GateRoot',
        resolved: 'src/gate/GateRoot.tsx',
      }),
    );
  });
});

describe('a planted circle', () => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/circle-');
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('of types alone, and by way of `@site`, is seen', async () => {
    const [a, b] = [`${folder}/a.ts`, `${folder}/b.ts`];
    writeFileSync(a, "import type { B } from './b';\nexport type A = B | 1;\n");
    writeFileSync(b, `import type { A } from '@site/${folder}/a';\nexport type B = A | 2;\n`);
    const circles = circlesIn(await cruised(folder));
    expect(circles.map((names) => [...names].sort())).toEqual([[a, b]]);
  });
});
