import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSavedList } from '../../common/savedList';
import { filesOfGroups, groupsOfChunks } from '../fileGroups';
import { makeFileList } from '../fileList';

const groupOf = (address: string): string | undefined => /^\/([ab])\//.exec(address)?.[1];

describe('the group of a chunk', () => {
  const groupOfChunk = groupsOfChunks(
    {
      '/a/1-x1': { __comp: 'page', content: 'a1', __context: { data: ['aData'] } },
      '/a/2-x2': { __comp: 'page', content: 'a2', __context: { data: ['aData'] } },
      '/b/1-x3': { __comp: 'page', content: 'b1' },
      '/about-x4': { content: 'about' },
    },
    groupOf,
  );

  it('is that of the pages that name it, where all are of one', () => {
    expect(['a1', 'aData', 'b1'].map(groupOfChunk)).toEqual(['a', 'a', 'b']);
  });

  it('is none where several groups name it, or a page of none, or nobody', () => {
    expect(['page', 'about', 'lab'].map(groupOfChunk)).toEqual([undefined, undefined, undefined]);
  });

  it('comes down to what only its pages ask for', () => {
    const chunks = [
      { id: 'app', names: ['main'], files: ['main.js'] },
      {
        id: 1,
        names: ['a1'],
        parents: ['app'],
        files: ['a1.js'],
        auxiliaryFiles: ['a.svg', 'x.svg'],
      },
      { id: 2, names: ['b1'], parents: ['app'], files: ['b1.js'], auxiliaryFiles: ['x.svg'] },
      { id: 3, parents: [1], files: ['rest.js'] },
      { id: 4, parents: [1, 2], files: ['lab.js'] },
      { id: 5, parents: [3, 6], files: ['deep.js'] },
      { id: 6, parents: [5], files: ['circle.js'] },
      { id: 7, parents: ['app', 1], files: ['both.js'] },
    ];
    expect(Object.fromEntries(filesOfGroups(chunks, groupOfChunk))).toEqual({
      ...{ 'a1.js': 'a', 'a.svg': 'a', 'b1.js': 'b', 'rest.js': 'a' },
      ...{ 'deep.js': 'a', 'circle.js': 'a' },
    });
  });
});

describe('the list of a finished build', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'lista-'));
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(outDir, name)), { recursive: true });
    writeFileSync(path.join(outDir, name), text);
  };
  const grouped = new Map([['assets/js/a1.js', 'a']]);
  const build = { outDir, baseUrl: '/', bundle: { grouped } };
  const make = async () =>
    parseSavedList(
      String(
        (await makeFileList(build, 'k', { name: 'list.json', groupOf }, ['pages/e/a.html'])).bytes,
      ),
    );
  for (const name of ['index.html', '404.html', 'a/1/index.html']) write(name, '<p>');
  write('assets/js/main.js', 'main');
  write('.well-known/security.txt', 'Contact');
  write('sealed/k/assets/js/a1.js.bin', 'sealed');
  write('sealed/k/assets/images/två bilder.png.bin', 'x');
  write('sealed/k/pages/e/a.html.bin', 'early');

  it('has every file but pages, sealed ones by where they lie, each with its size', async () => {
    const { keyId, page, shared, groups } = await make();
    expect(keyId).toBe('k');
    expect(page).toBe(createHash('sha256').update('<p>').digest('hex'));
    expect(shared).toEqual([
      ['/sealed/k/list.json.bin', 0],
      ['/assets/js/main.js', 4],
      ['/sealed/k/assets/images/tv%C3%A5%20bilder.png.bin', 1],
    ]);
    expect(groups).toEqual({ a: [['/sealed/k/assets/js/a1.js.bin', 6]] });
  });

  it('is of another edition when anything is another, and else the same', async () => {
    const { edition } = await make();
    expect((await make()).edition).toBe(edition);
    write('index.html', '<p>nytt');
    expect((await make()).edition).not.toBe(edition);
  });

  it('is refused when it is something else', () => {
    for (const text of ['{}', '{"edition":"e","keyId":"k","page":"p","shared":[1],"groups":{}}'])
      expect(() => parseSavedList(text)).toThrow('no list');
  });
});
