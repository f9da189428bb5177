import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeSecurityTxt } from '..';
import { publicDirectory } from '../../publicFiles';

let siteDir = '';
beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'security-txt-'));
});
afterEach(() => rm(siteDir, { recursive: true }));

const url = 'https://min-skola.web.app';
const contact = { contact: 'mailto:it@skolan.se', expires: '2027-06-30' };

it('lies at the address that RFC 9116 gives it, in a folder that is served as it is', async () => {
  await writeSecurityTxt(siteDir, url, contact);
  const file = join(siteDir, publicDirectory, '.well-known', 'security.txt');
  expect(await readFile(file, 'utf8')).toMatch(/^Contact: mailto:it@skolan\.se\nExpires: /);
  const config = await readFile('docusaurus.config.ts', 'utf8');
  expect(config).toMatch(/staticDirectories: \[.*publicDirectory/);
});

it('goes when the school takes its contact back', async () => {
  await writeSecurityTxt(siteDir, url, contact);
  await writeSecurityTxt(siteDir, url, { contact: null, expires: null });
  expect(await readdir(join(siteDir, publicDirectory, '.well-known'))).toEqual([]);
});
