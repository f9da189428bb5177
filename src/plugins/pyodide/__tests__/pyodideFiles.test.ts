import { describe, expect, it } from 'vitest';
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import type { LoadContext } from '@docusaurus/types';
import { unzipSync } from 'fflate';
import pyodidePlugin, { servedPython } from '..';
import { writePublicFiles } from '../../publicFiles';
import { withoutCompression } from '../standardLibrary';
import { inVersionedFolder } from '../versionedFolder';

const packed = readFileSync('node_modules/pyodide/python_stdlib.zip');
const versioned = /^(python|worker)-[\da-f]{16}\//;

describe('servedPython', () => {
  it('has what a browser needs and nothing else, each part in its own versioned folder', async () => {
    const { files, worker } = await servedPython(process.cwd());
    const runner = readdirSync('packages/python-runner/src/worker/course_runner').filter((name) =>
      name.endsWith('.py'),
    );
    expect(files.map(({ path }) => path.replace(versioned, '$1/')).sort()).toEqual([
      'python/pyodide-lock.json',
      'python/pyodide.asm.mjs',
      'python/pyodide.asm.wasm',
      'python/pyodide.mjs',
      'python/python_stdlib.zip',
      ...[...runner, 'modules/spelplan.py', 'modules/turtle.py']
        .sort()
        .map((name) => `worker/course_runner/${name}`),
      'worker/worker.mjs',
    ]);
    expect(new Set(files.map(({ path }) => path.split('/')[0])).size).toBe(2);
    const texts = new Map(files.map(({ path, content }) => [path, String(content)]));
    const textOf = (name: string): string =>
      texts.get(files.find(({ path }) => path.endsWith(`/${name}`))?.path ?? '') ?? '';
    expect(textOf('pyodide-lock.json')).toMatch(/"python":"3\.\d+\.\d+".*"packages":\{\}/);
    expect(textOf('course_runner/runner.py')).toContain('def run(');
    expect(texts.get(worker)).toContain('import.meta.url');
    // It stands alone: what it imports is Pyodide, by an address that it makes.
    expect(texts.get(worker)).not.toMatch(/(?:^|;)import\b(?!\()/);
    const [pythonFolder = '-'] = (files[0]?.path ?? '').split('/');
    expect(texts.get(worker)).toContain(pythonFolder);
    expect(texts.get(worker)).not.toContain('PYTHON_FOLDER');
  });
});

/** Starts the Python of a folder in a Node of its own, and returns what an expression gives. */
async function runIn(folder: string, expression: string): Promise<string> {
  const program = `
    import { loadPyodide } from ${JSON.stringify(pathToFileURL(join(folder, 'pyodide.mjs')).href)};
    const pyodide = await loadPyodide({ indexURL: ${JSON.stringify(`${folder}/`)} });
    console.log(pyodide.runPython(${JSON.stringify(expression)}));`;
  const args = ['--input-type=module', '--eval', program];
  return (await promisify(execFile)(process.execPath, args)).stdout;
}

it('the served files are a whole Python', async () => {
  const root = mkdtempSync(join(tmpdir(), 'served-python-'));
  try {
    await writePublicFiles(root, (await servedPython(process.cwd())).files);
    const [folder = '-'] = readdirSync(root).filter((name) => name.startsWith('python-'));
    const mean = 'import json, statistics; json.dumps(statistics.mean([1, 2, 6]))';
    expect(await runIn(join(root, folder), mean)).toBe('3\n');
  } finally {
    rmSync(root, { recursive: true });
  }
});

describe('inVersionedFolder', () => {
  const files = [
    { path: 'a', content: 'one' },
    { path: 'b/c', content: new Uint8Array([1, 2]) },
  ];
  const [folder, placed] = inVersionedFolder('python', files);

  it('gives the same files the same address', () => {
    expect(inVersionedFolder('python', files)[0]).toBe(folder);
    expect(placed).toEqual([
      { path: `${folder}/a`, content: 'one' },
      { path: `${folder}/b/c`, content: new Uint8Array([1, 2]) },
    ]);
  });

  it.each([
    [
      'another byte',
      [
        { path: 'a', content: 'one' },
        { path: 'b/c', content: new Uint8Array([1, 3]) },
      ],
    ],
    [
      'another name',
      [
        { path: 'a', content: 'one' },
        { path: 'b/d', content: new Uint8Array([1, 2]) },
      ],
    ],
    [
      'a byte that has moved',
      [
        { path: 'a', content: 'one\u0001' },
        { path: 'b/c', content: new Uint8Array([2]) },
      ],
    ],
    ['one file less', files.slice(0, 1)],
  ])('gives %s another address', (_difference, others) => {
    expect(inVersionedFolder('python', others)[0]).not.toBe(folder);
  });
});

describe('withoutCompression', () => {
  const plain = withoutCompression(packed);

  it('keeps every entry of the standard library as it is', () => {
    const before = unzipSync(packed);
    const after = unzipSync(plain);
    expect(Object.keys(before).length).toBeGreaterThan(500);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [name, bytes] of Object.entries(before))
      expect(Buffer.compare(after[name] ?? Buffer.of(), bytes), name).toBe(0);
  });

  it('gives the same bytes each time, and a host less to send', () => {
    expect(Buffer.compare(withoutCompression(packed), plain)).toBe(0);
    const params = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
    const sent = (bytes: Uint8Array): number => brotliCompressSync(bytes, params).length;
    expect(sent(plain)).toBeLessThan(0.8 * sent(packed));
  });

  it('refuses what is no zip file', () => {
    expect(() => withoutCompression(Buffer.from('not a zip file'))).toThrow();
  });
});

describe('the plugin', () => {
  it('has loaded an address and no bytes, which the development server would bundle after every edit', async () => {
    const siteDir = mkdtempSync(join(tmpdir(), 'pyodide-site-'));
    try {
      for (const name of ['package.json', 'node_modules', 'packages'])
        symlinkSync(resolve(name), join(siteDir, name));
      const plugin = pyodidePlugin({ siteDir } as LoadContext, {});
      expect(await plugin.loadContent?.()).toMatch(/^\/pyodide\/worker-[\da-f]{16}\/worker\.mjs$/);
    } finally {
      rmSync(siteDir, { recursive: true });
    }
  });
});
