import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deriveSealingKey, keyedFingerprint } from '@kurser/sealed-format';
import { listFiles } from '../buildFolder';
import { hashesInNames, keyNames, withKeyedHashes } from '../keyedNames';

const key = await deriveSealingKey(new Uint8Array(32).fill(8));
const scriptHash = '0123abcd';
const pictureHash = '0123456789abcdef0123456789abcdef';
const script = await keyedFingerprint(key, scriptHash);
const picture = await keyedFingerprint(key, pictureHash);

describe('the hash in a name', () => {
  it.each([
    ['assets/js/123.0123abcd.js', '0123abcd'],
    ['assets/js/main.0123abcd.js.LICENSE.txt', '0123abcd'],
    ['assets/css/styles.0123abcd.css', '0123abcd'],
    [`assets/images/karta-deadbeef01.v2-${pictureHash}.png`, pictureHash],
    [`assets/files/utan-${pictureHash}`, pictureHash],
  ])('of %s is %s', (name, hash) => {
    expect([...hashesInNames([name])]).toEqual([hash]);
  });

  it('is asked of assets only', () => {
    expect([...hashesInNames(['index.html', 'img/deadbeef01.png'])]).toEqual([]);
  });

  it('must be there, or nobody knows what the name tells', () => {
    expect(() => hashesInNames(['assets/js/main.js', 'assets/js/1.0123abcd.js'])).toThrow(
      'Without a hash in their names: assets/js/main.js',
    );
  });
});

describe('a text', () => {
  it('has the keyed form of known hashes, whole ones alone', () => {
    const keyed = new Map([[scriptHash, 'ffffffff']]);
    expect(withKeyedHashes('{1:"0123abcd",2:"0123abcd9",3:"99999999"}', keyed)).toBe(
      '{1:"ffffffff",2:"0123abcd9",3:"99999999"}',
    );
  });
});

describe('a build', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'namn-'));
  const staticDir = mkdtempSync(path.join(tmpdir(), 'static-'));
  const write = (folder: string, name: string, content: string): void => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content, 'latin1');
  };
  const read = (name: string): string => readFileSync(path.join(outDir, name), 'latin1');

  it('names and is named by what only the key gives', async () => {
    write(outDir, 'index.html', `<script src=/assets/js/main.${scriptHash}.js>å\u00ff`);
    write(outDir, `assets/js/main.${scriptHash}.js`, `"x-"+"${pictureHash}"+".png"`);
    write(outDir, `assets/files/svar-${pictureHash}.txt`, `${scriptHash} skrev eleven`);
    for (const folder of [outDir, staticDir]) write(folder, `${scriptHash}.txt`, scriptHash);
    const bundle = {
      entryFiles: new Set([`assets/js/main.${scriptHash}.js`]),
      namedGroups: [{ name: scriptHash, files: [`assets/js/main.${scriptHash}.js`] }],
      apart: new Map(),
      grouped: new Map(),
    };
    const page = { route: `/${scriptHash}`, meta: '', html: `<img src="x-${pictureHash}.png">` };
    const keyed = await keyNames({ outDir, staticDirs: [staticDir], bundle }, [page], key);
    const main = `assets/js/main.${script}.js`;
    expect(await listFiles(outDir)).toEqual(
      [`${scriptHash}.txt`, main, `assets/files/svar-${picture}.txt`, 'index.html'].sort(),
    );
    expect(read('index.html')).toBe(`<script src=/assets/js/main.${script}.js>å\u00ff`);
    expect(read(main)).toBe(`"x-"+"${picture}"+".png"`);
    expect(read(`assets/files/svar-${picture}.txt`)).toBe(`${scriptHash} skrev eleven`);
    expect(keyed.bundle.entryFiles).toEqual(new Set([main]));
    expect(keyed.bundle.namedGroups).toEqual([{ name: scriptHash, files: [main] }]);
    expect(keyed.rendered).toEqual([{ ...page, html: `<img src="x-${picture}.png">` }]);
  });
});
