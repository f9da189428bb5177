import { readFileSync } from 'node:fs';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startNodePython,
  type NodePython,
} from '../../../../lesson-check/src/pagePython/nodePython';
import { requestFor } from '../../../../lesson-check/src/pagePython/requestFor';
import { withoutCompression } from '@site/src/plugins/pyodide/standardLibrary';
import { compileLibrary, libraryAtHand } from '../compileLibrary';

/** As it is published, in the form that the site, the lesson check and the other tests compile. */
const published = withoutCompression(readFileSync('node_modules/pyodide/python_stdlib.zip'));

describe('the library', () => {
  it('has every source as it is published, and byte code beside some of them', async () => {
    const before = unzipSync(published);
    const after = unzipSync(await compileLibrary(published));
    const added = Object.keys(after).filter((name) => !(name in before));
    expect(added).toEqual(expect.arrayContaining(['traceback.pyc', 'asyncio/__init__.pyc']));
    expect(added.filter((name) => !(name.slice(0, -1) in before))).toEqual([]);
    for (const [name, bytes] of Object.entries(before))
      expect(Buffer.compare(after[name] ?? Buffer.of(), bytes), name).toBe(0);
  });

  it('is for the development server what has been kept, or the sources', async () => {
    const compiled = await compileLibrary(published);
    expect(Buffer.compare(await libraryAtHand(published), compiled)).toBe(0);
    const another = zipSync({ 'another.py': Buffer.from('') });
    expect(await libraryAtHand(another)).toBe(another);
  });

  it('is refused when it is no zip file', async () => {
    await expect(compileLibrary(Buffer.from('not a zip file'))).rejects.toThrow(/zip file/);
  });
});

describe('Python with it', () => {
  let python: NodePython;
  beforeAll(async () => {
    python = await startNodePython();
  });
  afterAll(async () => {
    await python.close();
  });

  const outputOf = async (...lines: readonly string[]): Promise<string> =>
    (await python.run(requestFor(lines.join('\n')))).output.map(({ text }) => text).join('');

  it('compiles nothing of it to run a program', async () => {
    const output = await outputOf(
      'import sys',
      'origins = [m.__spec__.origin or "" for m in sys.modules.values() if getattr(m, "__spec__", None)]',
      'ours = [o for o in origins if ".zip/" in o]',
      'print(len(ours) > 100, [o for o in ours if o.endswith(".py")])',
    );
    expect(output).toBe('True []\n');
  });

  it('shows its sources in tracebacks, and to who asks for them', async () => {
    const output = await outputOf(
      'import inspect, json, traceback',
      'print(inspect.getsource(json.loads).splitlines()[0])',
      'try: json.loads("")',
      'except ValueError: print(traceback.format_exc())',
    );
    expect(output).toContain('def loads(s, *,');
    expect(output).toMatch(
      /File ".*\/json\/decoder\.py", line \d+, in decode\n {4}obj, end = self/,
    );
  });
});
