import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { sealedPath } from '../../common/addresses';
import { deriveOpeningKey, deriveSealingKey, openSealedFile } from '@kurser/sealed-format';
import { listFiles } from '../buildFolder';
import type { FinishPage } from '../hooks';
import { finishPages, planBuild, sealBuild, sealDerived } from '../sealBuild';
import { sealFile } from '../sealFile';

const contentKey = new Uint8Array(32).fill(3);
const key = await deriveSealingKey(contentKey);
const opening = await deriveOpeningKey(contentKey);

const lesson = 'export const text = "En lång lektion. ";'.repeat(500);
const sheet = '<link rel=stylesheet href=/assets/css/main.1.css>';
const files: Readonly<Record<string, string>> = {
  'index.html': `<meta charset=utf-8>${sheet}<div data-gate-shell=""></div>`,
  'assets/css/main.1.css': 'p{}',
  'robots.txt': 'Disallow: /',
  'assets/js/main.1.js': 'main',
  'assets/js/lesson.1.js': lesson,
  'assets/images/träd.png': '\u0089PNG',
};
const early = ['pages/e1/a.html', 'pages/e1/b.html'].map((name) => {
  return { name, seal: () => sealFile(key, name, new TextEncoder().encode(`<h1>${name}</h1>`)) };
});
let outDir = '';
let staticDir = '';

function write(folder: string, name: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}

async function seal(finishPage: FinishPage | null = null): Promise<void> {
  const bundle = {
    entryFiles: new Set(['assets/js/main.1.js']),
    namedGroups: [],
    apart: new Map(),
    grouped: new Map(),
  };
  const staticDirs = [staticDir, '/finns/inte'];
  const build = { outDir, baseUrl: '/', staticDirs, bundle, compartments: [] };
  const plan = await planBuild(build);
  const addresses = { connectTo: [], scriptsFrom: [], framesFrom: [] };
  const sealing = { keyId: key.id, edition: 'e1' };
  finishPages(build, plan, { addresses, sealing, finishPage });
  await sealBuild(build, key, plan, early);
  await sealDerived(outDir, key, [{ name: 'search-index.json', bytes: Buffer.from('{}') }]);
}

const digest = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(path.join(outDir, file)))
    .digest('hex');

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'bygge-'));
  staticDir = mkdtempSync(path.join(tmpdir(), 'static-'));
  for (const [name, content] of Object.entries(files)) write(outDir, name, content);
  write(staticDir, 'robots.txt', 'Disallow: /');
});

describe('a sealed build', () => {
  it('has the sealed files in the place of the readable ones', async () => {
    await seal();
    expect(await listFiles(outDir)).toEqual(
      [
        'assets/css/main.1.css',
        'assets/js/main.1.js',
        'index.html',
        'robots.txt',
        ...[
          'assets/images/träd.png',
          'assets/js/lesson.1.js',
          'search-index.json',
          ...early.map(({ name }) => name),
        ].map((name) => sealedPath(key.id, name)),
      ].sort(),
    );
  });

  it('opens to what it was, and is smaller where that compresses', async () => {
    await seal();
    const name = 'assets/js/lesson.1.js';
    const sealed = Uint8Array.from(readFileSync(path.join(outDir, sealedPath(key.id, name))));
    const opened = await openSealedFile(opening, name, sealed);
    expect(opened).toEqual({ kind: 'opened', bytes: new TextEncoder().encode(lesson) });
    expect(sealed.length).toBeLessThan(lesson.length / 4);
  });

  it('has what was made of the pages', async () => {
    await seal();
    for (const { name } of early) {
      const sealed = Uint8Array.from(readFileSync(path.join(outDir, sealedPath(key.id, name))));
      expect(await openSealedFile(opening, name, sealed)).toEqual({
        kind: 'opened',
        bytes: new TextEncoder().encode(`<h1>${name}</h1>`),
      });
    }
  });

  it('is the same, byte for byte, every time', async () => {
    await seal();
    const first = (await listFiles(outDir)).map((file) => `${file} ${digest(file)}`);
    rmSync(outDir, { recursive: true });
    for (const [name, content] of Object.entries(files)) write(outDir, name, content);
    await seal();
    expect((await listFiles(outDir)).map((file) => `${file} ${digest(file)}`)).toEqual(first);
  });

  it('is refused when a page differs', async () => {
    write(outDir, 'courses/index.html', '<div data-gate-shell="">Lektion</div>');
    await expect(seal()).rejects.toThrow('1 of 2 pages have something of their own');
    expect(existsSync(path.join(outDir, 'assets/js/lesson.1.js'))).toBe(true);
  });
});

describe('a page', () => {
  const entry = '<script src="/assets/js/main.1.js" defer="defer"></script>';
  const written = (): string => readFileSync(path.join(outDir, 'index.html'), 'utf8');

  it('stays as it was written, but for its policy', async () => {
    const page = `${sheet}${entry}`;
    write(outDir, 'index.html', `<meta charset=utf-8>${page}`);
    await seal();
    expect(written()).toMatch(/^<meta charset=utf-8><meta http-equiv="?content-security-policy"?/);
    expect(written().endsWith(`>${page}`)).toBe(true);
  });

  it('becomes what an accelerator makes of it, which is told of the build', async () => {
    const told: unknown[] = [];
    await seal(({ shell, readSheet, ...page }) => {
      told.push(page, readSheet('/assets/css/main.1.css'));
      return `${shell}<p>Till</p>`;
    });
    expect(written()).toContain('</div><p>Till</p>');
    expect(told).toEqual([
      {
        baseUrl: '/',
        open: ['assets/css/main.1.css', 'assets/js/main.1.js', 'robots.txt'],
        scripts: { beside: [], app: [] },
        sealing: { keyId: key.id, edition: 'e1' },
      },
      'p{}',
    ]);
  });
});

describe('a build that ends too early', () => {
  /**
   * Runs the statements in a process of its own, with a guard on the folder; returns whether the
   * folder is still there.
   */
  const run = (statements: string): boolean => {
    const script = path.join(staticDir, 'build.mts');
    const guard = path.resolve('packages/docusaurus-plugin-seal/src/build/unfinishedBuild.ts');
    writeFileSync(
      script,
      `import { guardUnfinishedBuild } from ${JSON.stringify(guard)};
      const guard = guardUnfinishedBuild(${JSON.stringify(outDir)});
      console.log('guarded');
      ${statements}`,
    );
    const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
    const { stdout } = spawnSync(process.execPath, [tsx, script], { encoding: 'utf8' });
    expect(stdout).toContain('guarded');
    return existsSync(outDir);
  };

  it.each([
    ['fails', 'process.exit(1);'],
    ['throws', 'throw new Error("x");'],
    [
      'is interrupted',
      'process.kill(process.pid, "SIGINT"); await new Promise((r) => setTimeout(r, 5000));',
    ],
    ['ends without having finished', ''],
  ])('leaves nothing behind when it %s', (_how, statements) => {
    expect(run(statements)).toBe(false);
  });

  it('keeps what is finished', () => {
    expect(run('guard.finished(); process.exit(1);')).toBe(true);
  });
});
