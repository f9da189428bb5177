import { describe, expect, it } from 'vitest';
import { asWorkFiles, filesAfter, importedNames, neededFiles } from '../files';
import { fence, toBlocks } from './support';

const asObject = (files: ReadonlyMap<string, unknown>) => Object.fromEntries(files);

describe('filesAfter', () => {
  it('has what was given, what blocks write and what they add, as the files would be on disk', () => {
    const blocks = toBlocks(
      fence('python file=a.py', 'a = 1'),
      fence('python append=a.py', 'b = 2'),
      fence('text file=data.txt', 'x', 'y'),
      fence('python', 'print(1)'),
    );
    expect(asObject(filesAfter(blocks, [{ path: 'g.py', content: 'g = 0\n' }]))).toEqual({
      'g.py': 'g = 0\n',
      'a.py': 'a = 1\n\nb = 2\n',
      'data.txt': 'x\ny\n',
    });
  });

  it('lets a later block write the file anew', () => {
    const blocks = toBlocks(fence('python file=a.py', 'a = 1'), fence('python file=a.py', 'a = 2'));
    expect(asObject(filesAfter(blocks, []))).toEqual({ 'a.py': 'a = 2\n' });
  });

  it('leaves out what is tried in a folder of its own: a skeleton, and what stands in a PyRun', () => {
    const blocks = toBlocks(
      '<Exercise title="x">',
      fence('python skeleton file=a.py', 'a = 1'),
      '</Exercise>',
      '<PyRun>',
      fence('python file=b.py', 'b = 1'),
      '</PyRun>',
    );
    expect(asObject(filesAfter(blocks, []))).toEqual({});
  });

  it('copies what a script copies when it runs, and nothing of one that does not', () => {
    const given = [{ path: 'facit.py', content: 'klar' }];
    const run = toBlocks(fence('bash run hidden', 'cp facit.py a.py && cp a.py b.py'));
    expect(asObject(filesAfter(run, given))).toMatchObject({ 'a.py': 'klar', 'b.py': 'klar' });
    const session = toBlocks(fence('console run', '$ cp facit.py a.py', '$ ls'));
    expect(asObject(filesAfter(session, given))).toMatchObject({ 'a.py': 'klar' });
    const shown = toBlocks(fence('bash', 'cp facit.py a.py'));
    expect(asObject(filesAfter(shown, given))).toEqual({ 'facit.py': 'klar' });
  });
});

it.each<[string, readonly string[]]>([
  ['import a', ['a']],
  ['import a.b, c as d', ['a', 'b', 'c', 'as', 'd']],
  ['from träd import Nod, sätt_in', ['träd', 'Nod', 'sätt_in']],
  ['    from a import (\n    b,\n    c,\n)', ['a', 'b', 'c']],
  ['from . import b  # not = c', ['b']],
  ['important = 1', []],
  ['x = "import a"', []],
  ['# import a', []],
])('importedNames of %j', (program, names) => {
  expect([...importedNames(program)]).toEqual(names);
});

describe('neededFiles', () => {
  const files = new Map<string, string | Uint8Array>([
    ['lager.py', 'from sak import Sak\n'],
    ['sak.py', 'import csv\n'],
    ['annan.py', ''],
    ['saker.csv', 'lager.py'],
    ['paket/__init__.py', ''],
    ['paket/a.py', ''],
    ['foto.jpg', new Uint8Array([255])],
  ]);
  const paths = (...programs: readonly string[]) =>
    neededFiles(programs, files).map(({ path }) => path);

  it('follows imports from file to file', () => {
    expect(paths('import lager')).toEqual(['lager.py', 'sak.py']);
  });

  it('takes a module of a package elsewhere for no file of the page', () => {
    expect(paths('from http.annan import x', 'from csv import sak')).toEqual([]);
    expect(paths('import annan.x, csv as c', 'from sak import (Sak)')).toEqual([
      'sak.py',
      'annan.py',
    ]);
  });

  it('finds a module in a folder, with the folder’s own file', () => {
    expect(paths('from paket.a import x')).toEqual(['paket/__init__.py', 'paket/a.py']);
  });

  it('finds a file of data by its name, and does not take its text for a program', () => {
    expect(paths('open("saker.csv")')).toEqual(['saker.csv']);
  });

  it('finds a program that is opened like a file', () => {
    expect(paths("Path('annan.py').read_text()")).toEqual(['annan.py']);
    expect(paths('# annan.py')).toEqual([]);
  });

  it('needs nothing for a program that imports nothing', () => {
    expect(paths('print(1)')).toEqual([]);
  });

  it('is a run’s only when every file is text', () => {
    expect(asWorkFiles(neededFiles(['open("saker.csv")'], files))).toEqual([
      { path: 'saker.csv', text: 'lager.py' },
    ]);
    expect(asWorkFiles(neededFiles(['open("foto.jpg")'], files))).toBeUndefined();
  });
});
