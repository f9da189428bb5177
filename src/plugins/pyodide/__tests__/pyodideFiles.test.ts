import { describe, expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pyodideFiles } from '..';

describe('pyodideFiles', () => {
  it('has what a browser needs and nothing else', async () => {
    const files = new Map(
      (await pyodideFiles(process.cwd())).map(({ path, content }) => [path, String(content)]),
    );
    const runner = readdirSync(join('src/teaching/python/worker/course_runner')).filter((name) =>
      name.endsWith('.py'),
    );
    expect([...files.keys()].sort()).toEqual([
      ...runner.sort().map((name) => `course_runner/${name}`),
      'pyodide-lock.json',
      'pyodide.asm.mjs',
      'pyodide.asm.wasm',
      'pyodide.mjs',
      'python_stdlib.zip',
      'worker.mjs',
    ]);
    expect(files.get('pyodide-lock.json')).toMatch(/"python":"3\.\d+\.\d+".*"packages":\{\}/);
    expect(files.get('worker.mjs')).toContain('import.meta.url');
    // It stands alone: what it imports is Pyodide, by an address that it makes.
    expect(files.get('worker.mjs')).not.toMatch(/(?:^|;)import\b(?!\()/);
    expect(files.get('course_runner/runner.py')).toContain('def run(');
  });
});
