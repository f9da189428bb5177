import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTypeScriptConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { afterAll, describe, expect, it } from 'vitest';

async function cruised(folder: string): Promise<ICruiseResult> {
  const options = await extractOptions('./.dependency-cruiser.mjs');
  const tsConfig = extractTypeScriptConfig('./tsconfig.json');
  const { output } = await cruise([folder], options, undefined, { tsConfig });
  if (typeof output === 'string') throw new Error(output);
  return output;
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
