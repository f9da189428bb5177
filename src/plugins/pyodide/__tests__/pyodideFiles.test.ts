import { describe, expect, it } from 'vitest';
import { pyodideFiles } from '..';
import { toPlainModule } from '../toPlainModule';

describe('toPlainModule', () => {
  it('takes types, type imports and comments away', () => {
    const text = toPlainModule(
      `import type { A } from './a';\n/** What. */\nconst x: A = await import(y);\nexport const here = import.meta.url;`,
    );
    expect(text).toBe('const x = await import(y);\nexport const here = import.meta.url;\n');
  });

  it('refuses a module that needs another one', () => {
    expect(() => toPlainModule(`import { a } from './a';\na();`)).toThrow(
      `must stand alone, but imports: import { a } from './a';`,
    );
  });

  it('refuses text that is no TypeScript', () => {
    expect(() => toPlainModule('const = 1;')).toThrow();
  });
});

describe('pyodideFiles', () => {
  it('has what a browser needs and nothing else', async () => {
    const files = new Map(
      (await pyodideFiles(process.cwd())).map(({ path, content }) => [path, String(content)]),
    );
    expect([...files.keys()].sort()).toEqual([
      'pyodide-lock.json',
      'pyodide.asm.mjs',
      'pyodide.asm.wasm',
      'pyodide.mjs',
      'python_stdlib.zip',
      'runner.py',
      'worker.mjs',
    ]);
    expect(files.get('pyodide-lock.json')).toMatch(/"python":"3\.\d+\.\d+".*"packages":\{\}/);
    expect(files.get('worker.mjs')).toContain('import.meta.url');
    expect(files.get('runner.py')).toContain('def run(');
  });
});
