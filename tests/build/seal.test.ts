import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentPolicy, hashesInNames, listFiles, policyOf } from 'docusaurus-plugin-seal/build';
import { keysAddress } from 'docusaurus-plugin-seal/firestore';
import { readLessonTexts, scanBuild } from 'docusaurus-plugin-seal/scan';
import { sealedPath } from 'docusaurus-plugin-seal/common';
import { base64urlFromBytes, deriveOpeningKey, openSealedFile } from '@kurser/sealed-format';
import { computableHashes, hashesOf, publicTexts, withoutHashes } from '../support/publicHashes';
import { byDay } from '../support/night';
import { buildSealSite, type SiteBuild } from '../support/sealSite';

const contentKey = new Uint8Array(32).fill(11);
const env = { CONTENT_KEY: base64urlFromBytes(contentKey) };
const { id } = await deriveOpeningKey(contentKey);
const docsDir = path.resolve('tests/fixtures/seal-site/docs');
const secretWords = /grott|främmande|kapitlets|expedition|västra|passagen|mörker/i;

function folder(name: string): string {
  return path.resolve('.cache', `seal-${name}`);
}

async function readable(outDir: string): Promise<string[]> {
  return (await listFiles(outDir)).filter((name) => !name.startsWith('sealed/'));
}

let plain: Promise<SiteBuild> | undefined;
/** The site without its seal, built once. */
const buildPlain = (): Promise<SiteBuild> =>
  (plain ??= buildSealSite(folder('plain'), { SEAL: 'off' }));

const read = (outDir: string, name: string): Buffer => readFileSync(path.join(outDir, name));

describe('a sealed site', () => {
  const outDir = folder('site');
  let build: SiteBuild;
  beforeAll(async () => {
    build = await buildSealSite(outDir, env);
  });

  it('is built, and says what it did', () => {
    expect(build.output).toContain(`with content key ${id}; 6 pages are the bare shell`);
    expect(build.output).toMatch(/Leak scan: \d+ texts of the lessons .*: 0 found/);
    expect(build.ended).toBe('well');
  });

  it('has nothing readable but pages, entry scripts, styles and the icon', async () => {
    const kinds = (await readable(outDir)).map((name) => name.replace(/[0-9a-f]{8}/, '#'));
    expect(kinds).toEqual([
      '404.html',
      'assets/css/styles.#.css',
      'assets/js/main.#.js',
      'assets/js/runtime~main.#.js',
      'courses/category/kapitlet/index.html',
      'courses/index.html',
      'courses/kapitel/bild/index.html',
      'courses/kapitel/sista/index.html',
      'ikon.svg',
      'index.html',
    ]);
  });

  it('answers a search for its words with nothing', async () => {
    const found = (await listFiles(outDir)).filter((name) =>
      secretWords.test(read(outDir, name).toString('utf8').replaceAll('courses/kapitel', '')),
    );
    expect(found).toEqual([]);
  });

  it('has the site in its pages, and no page', () => {
    const html = read(outDir, 'courses/kapitel/bild/index.html').toString();
    expect(html).toContain('<title>Förseglad provsida</title>');
    expect(html).toContain('noindex');
    expect(html).toContain('Grinden är stängd');
    expect(html).not.toMatch(/og:|canonical|description|ld\+json|docs-wrapper|data-rh/);
    const scripts = [...html.matchAll(/<script src=(\S+)/g)].map(([, src]) => src);
    expect(scripts).toEqual([
      expect.stringMatching(/runtime~main/) as string,
      expect.stringMatching(/main/) as string,
    ]);
  });

  it('carries its security policy in every page', () => {
    for (const name of ['index.html', 'courses/kapitel/bild/index.html', '404.html']) {
      const html = read(outDir, name).toString();
      expect(policyOf(html)).toBe(
        contentPolicy(html, {
          sealed: true,
          connectTo: [keysAddress('demo-kurser', 'http://127.0.0.1:8080')],
          scriptsFrom: [],
          framesFrom: [],
        }),
      );
    }
  });

  it('seals what was made of its rendered pages', async () => {
    const key = await deriveOpeningKey(contentKey);
    const sealed = Uint8Array.from(read(outDir, sealedPath(id, 'texter.json')));
    const opened = await openSealedFile(key, 'texter.json', sealed);
    if (opened.kind !== 'opened') throw new Error(opened.kind);
    const texts = JSON.parse(new TextDecoder().decode(opened.bytes)) as {
      route: string;
      text: string;
    }[];
    expect(texts.map(({ route }) => route)).toContain('/courses/kapitel/bild');
    expect(JSON.stringify(texts)).toContain('Den här meningen ska aldrig kunna läsas');
  });

  it('is red for the scan as soon as a lesson lies beside it', async () => {
    const siteDir = process.cwd();
    const lessons = await readLessonTexts(siteDir, docsDir);
    const again = await scanBuild({ siteDir, buildDir: docsDir }, lessons);
    expect(again.leaks.length).toBeGreaterThan(10);
  });

  it('is the same, byte for byte, when built again', async () => {
    const second = folder('again');
    expect((await buildSealSite(second, env)).ended).toBe('well');
    const names = await listFiles(outDir);
    expect(await listFiles(second)).toEqual(names);
    expect(names.filter((name) => !read(outDir, name).equals(read(second, name)))).toEqual([]);
  });

  it('has other addresses and other bytes with another key', async () => {
    const other = folder('other');
    const key = base64urlFromBytes(new Uint8Array(32).fill(12));
    expect((await buildSealSite(other, { CONTENT_KEY: key })).ended).toBe('well');
    const sealed = (await listFiles(other)).filter((name) => name.startsWith('sealed/'));
    expect(sealed.length).toBeGreaterThan(10);
    expect(sealed.filter((name) => name.includes(id))).toEqual([]);
  });
});

describe('what is public of a site with another flag in a lesson', () => {
  const changed = folder('flag');
  beforeAll(async () => {
    expect((await buildSealSite(changed, { ...env, FLAG: '4712' })).ended).toBe('well');
  });

  it('differs in hashes and in nothing else', async () => {
    const [site, other] = await Promise.all([folder('site'), changed].map(publicTexts));
    if (site === undefined || other === undefined) throw new Error('No builds');
    const [first, second] = [withoutHashes(site), withoutHashes(other)];
    expect(second.filter((text, i) => text !== first[i]).map((text) => text.slice(0, 60))).toEqual(
      [],
    );
    expect(second.length).toBe(first.length);
    expect(hashesOf(other)).not.toEqual(hashesOf(site));
  });

  it('is nothing that could be computed without the key by somebody who guessed the flag', async () => {
    expect((await buildPlain()).ended).toBe('well');
    const computable = await computableHashes(folder('plain'));
    const others = hashesOf(await publicTexts(changed));
    const anotherKey = hashesOf(await publicTexts(folder('other')));
    const site = await publicTexts(folder('site'));
    const telling = [...hashesOf(site)].filter((hash) => !others.has(hash));
    expect(telling.length).toBeGreaterThan(3);
    const isKnown = (hash: string): boolean => computable.some((one) => one.startsWith(hash));
    expect(telling.filter(isKnown)).toEqual([]);
    expect(telling.filter((hash) => anotherKey.has(hash))).toEqual([]);
    // What has not been changed is in file names too, pictures and downloads among it.
    const assets = [...site.keys()].map((name) => name.replace(/^sealed\/[^/]+\/(.*)\.bin$/, '$1'));
    const inNames = [...hashesInNames(assets)];
    expect(inNames.length).toBeGreaterThan(10);
    expect(inNames.filter(isKnown)).toEqual([]);
  });
});

describe('a site that is not sealed', () => {
  it('says so loudly, and has bare pages all the same', async () => {
    const outDir = folder('plain');
    const { ended, output } = await buildPlain();
    expect(ended).toBe('well');
    expect(output).toContain('SEAL=off: THE COURSE MATERIAL OF THIS BUILD IS READABLE TO ANYONE');
    expect((await listFiles(outDir)).filter((name) => name.startsWith('sealed/'))).toEqual([]);
    expect(existsSync(path.join(outDir, 'texter.json'))).toBe(true);
    expect(read(outDir, 'courses/index.html').toString()).not.toMatch(secretWords);
  });
});

/** Each is found by a unit test too; that a build ends of it, the first tells by day. */
const faults: readonly (readonly [string, NodeJS.ProcessEnv, RegExp])[] = [
  [
    'a lesson in the entry script',
    { PLANT: 'leak' },
    /1 found\.\s+assets\/js\/main.* has .*index\.mdx/,
  ],
  [
    'a gate that differs from page to page',
    { PLANT: 'route' },
    /pages have something of their own/,
  ],
  ['a key that is none', { CONTENT_KEY: 'kort' }, /CONTENT_KEY has 4 characters/],
];

describe('a fault', () => {
  it.each(byDay(1, faults))(
    'fails the build and leaves nothing to deploy: %s',
    async (_what, fault, message) => {
      const outDir = folder('fault');
      const { ended, output } = await buildSealSite(outDir, { ...env, ...fault });
      expect(output).toMatch(message);
      expect(ended).toBe('badly');
      expect(existsSync(outDir)).toBe(false);
    },
    120_000,
  );
});
