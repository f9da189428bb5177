import { mkdtemp, readFile, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writePublicFiles } from '..';

let folder = '';

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'public-files-')), 'katex');
});

afterEach(async () => {
  await rm(join(folder, '..'), { recursive: true, force: true });
});

describe('writePublicFiles', () => {
  it('writes texts and bytes, also in folders', async () => {
    await writePublicFiles(folder, [
      { path: 'a.css', content: 'å' },
      { path: 'fonts/b.woff2', content: new Uint8Array([1, 2, 255]) },
    ]);
    expect(await readFile(join(folder, 'a.css'), 'utf8')).toBe('å');
    expect([...(await readFile(join(folder, 'fonts', 'b.woff2')))]).toEqual([1, 2, 255]);
  });

  it('removes what does not belong there any more', async () => {
    await writePublicFiles(folder, [{ path: 'fonts/old.woff2', content: 'x' }]);
    await writePublicFiles(folder, [{ path: 'fonts/new.woff2', content: 'y' }]);
    expect(await readdir(join(folder, 'fonts'))).toEqual(['new.woff2']);
    await writePublicFiles(folder, [{ path: 'b/c/d', content: 'z' }]);
    await writePublicFiles(folder, [{ path: 'b/e', content: 'z' }]);
    expect(await readdir(folder)).toEqual(['b']);
    expect(await readdir(join(folder, 'b'))).toEqual(['e']);
  });

  it('leaves a file with the same bytes alone and rewrites one with others', async () => {
    const long = new Date('2020-01-01');
    await writePublicFiles(folder, [{ path: 'a', content: 'x' }]);
    await utimes(join(folder, 'a'), long, long);
    await writePublicFiles(folder, [{ path: 'a', content: 'x' }]);
    expect((await stat(join(folder, 'a'))).mtime).toEqual(long);
    await writePublicFiles(folder, [{ path: 'a', content: 'y' }]);
    expect((await stat(join(folder, 'a'))).mtime).not.toEqual(long);
  });
});
