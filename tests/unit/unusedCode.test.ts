import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand, type CommandResult } from '../../scripts/lib/steps';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copied = [
  ...[
    'src',
    'packages',
    'scripts',
    'tests',
    'benchmarks',
    'package.json',
    'tsconfig.json',
    'knip.config.ts',
  ],
  ...['docusaurus.config.ts', 'sidebars.ts', 'playwright.config.ts', 'vitest.config.mts'],
  ...['oxlint.config.mjs', 'stylelint.config.mjs', 'firebase.json', '.oxfmtrc.jsonc'],
];

/** Runs knip in a folder, as `npm test` does, and returns what it wrote. */
function knip(folder: string): Promise<CommandResult> {
  const program = join(root, 'node_modules', 'knip', 'bin', 'knip.js');
  const args = [program, '--no-progress'];
  return runCommand(process.execPath, args, { cwd: folder, output: 'held' });
}

describe('the search for unused code, with faults planted in a copy of the project', () => {
  const copy = mkdtempSync(join(tmpdir(), 'knip-'));
  let found: CommandResult = { code: 0, output: '' };

  beforeAll(async () => {
    for (const name of copied) {
      cpSync(join(root, name), join(copy, name), {
        recursive: true,
        filter: (path) =>
          !path.includes(`${sep}.docusaurus`) && !path.includes(`${sep}node_modules`),
      });
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    writeFileSync(join(copy, 'src/components/plantedFile.ts'), 'export const nobody = 1;\n');
    const slug = join(copy, 'packages/shared/src/slug/index.ts');
    writeFileSync(slug, `${readFileSync(slug, 'utf8')}\nexport const plantedExport = 1;\n`);
    const manifest = join(copy, 'package.json');
    const planted = readFileSync(manifest, 'utf8').replace(
      '"dependencies": {',
      '"dependencies": {\n    "planted-package": "1.0.0",',
    );
    writeFileSync(manifest, planted);
    found = await knip(copy);
  });

  afterAll(() => {
    rmSync(copy, { recursive: true, force: true });
  });

  it('fails', () => {
    expect(found.code, found.output).toBe(1);
  });

  it.each([
    ['a file', 'src/components/plantedFile.ts'],
    ['an export', 'plantedExport'],
    ['a package', 'planted-package'],
  ])('names %s that nothing uses', (_, name) => {
    expect(found.output).toContain(name);
  });
});
