import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBuildScan, readLessonTexts, scanBuild } from '../scanBuild';

const sentence = 'Grottan under berget har tre ingångar och en hemlig damm.';
let siteDir = '';
let buildDir = '';

function write(folder: string, name: string, text: string): void {
  writeFileSync(path.join(folder, name), text);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'leaks-'));
  buildDir = path.join(siteDir, 'build');
  for (const folder of ['docs', 'build']) mkdirSync(path.join(siteDir, folder));
  write(path.join(siteDir, 'docs'), 'damm.md', `# Damm\n\n${sentence}\n`);
  write(buildDir, 'index.html', '<title>Kurser</title>');
});

const lessonTexts = () => readLessonTexts(siteDir, path.join(siteDir, 'docs'));

describe('the scan of a build', () => {
  it('finds a text of the lessons in any of its files', async () => {
    const folders = { siteDir, buildDir };
    expect((await scanBuild(folders, await lessonTexts())).leaks).toEqual([]);
    write(buildDir, 'main.js', `text="${sentence}"`);
    const { leaks, files } = await scanBuild(folders, await lessonTexts());
    expect(leaks.map(({ file, origin }) => `${file} ${origin.place}`)).toEqual([
      'main.js docs/damm.md:3',
    ]);
    expect(files).toBe(2);
  });

  it('knows what is made of a package’s file, and nothing that only looks like it', async () => {
    write(siteDir, 'library.txt', sentence);
    const twice = (bytes: Uint8Array): Uint8Array => Buffer.concat([bytes, bytes]);
    const folders = {
      ...{ siteDir, buildDir },
      servedOtherwise: [{ file: 'library.txt', served: twice }],
    };
    write(buildDir, 'library.txt', sentence + sentence);
    expect((await scanBuild(folders, await lessonTexts())).leaks).toEqual([]);
    expect((await scanBuild({ siteDir, buildDir }, await lessonTexts())).leaks).toHaveLength(1);
    write(buildDir, 'library.txt', sentence + sentence + sentence);
    expect((await scanBuild(folders, await lessonTexts())).leaks).toHaveLength(1);
  });

  it('looks again at what has come or changed since, and forgets nothing', async () => {
    const scan = await createBuildScan({ siteDir, buildDir }, await lessonTexts());
    const found = async () => (await scan()).leaks.map(({ file }) => file);
    expect(await found()).toEqual([]);
    write(buildDir, 'index.html', `<title>Kurser</title>${sentence}`);
    expect(await found()).toEqual(['index.html']);
    write(buildDir, 'late.json', JSON.stringify({ sentence }));
    expect(await found()).toEqual(['index.html', 'late.json']);
  });

  it('throws where there is nothing to look at', async () => {
    const folders = { siteDir, buildDir: path.join(siteDir, 'nothing') };
    await expect(scanBuild(folders, await lessonTexts())).rejects.toThrow('no files to look at');
  });
});
