import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand, type CommandResult } from '../../scripts/lib/steps';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The project's own settings, and one room: `npm test` asks knip about the whole besides. */
const copied = ['package.json', 'tsconfig.json', 'knip.config.ts', 'packages/shared'];

/** Runs knip in a folder, as `npm test` does, and returns what it wrote. */
function knip(folder: string): Promise<CommandResult> {
  const program = join(root, 'node_modules', 'knip', 'bin', 'knip.js');
  const args = [program, '--no-progress'];
  return runCommand(process.execPath, args, { cwd: folder, output: 'held' });
}

describe('the search for unused code, with faults planted in a room and beside it', () => {
  const copy = mkdtempSync(join(tmpdir(), 'knip-'));
  let found: CommandResult = { code: 0, output: '' };
  const plant = (name: string, text: string): void => {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    writeFileSync(join(copy, name), text);
  };

  beforeAll(async () => {
    for (const name of copied) {
      cpSync(join(root, name), join(copy, name), {
        recursive: true,
        filter: (path) => !path.includes(`${sep}node_modules`),
      });
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    plant('src/components/plantedFile.ts', 'export const nobody = 1;\n');
    const slug = 'packages/shared/src/slug/index.ts';
    plant(slug, `${readFileSync(join(copy, slug), 'utf8')}\nexport const plantedExport = 1;\n`);
    plant(
      'src/theme/Taker.ts',
      "import { textToSlug } from '@kurser/shared/slug';\ntextToSlug('a');\n",
    );
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

  it('does not name what something uses', () => {
    expect(found.output).toContain('packages/shared/src/');
    expect(found.output).not.toMatch(/\btextToSlug\b|Taker/);
  });
});
