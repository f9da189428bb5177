import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  deriveOpeningKey,
  deriveSealingKey,
  keyedFingerprint,
  openSealedFile,
} from '@kurser/sealed-format';
import { sealedPath } from '../../common/addresses';
import { listFiles } from '../buildFolder';
import { sealCompartments } from '../compartments';
import { keyNames } from '../keyedNames';
import { readerReport, scanForReader } from '../leakScan/reader';
import { sealBuild } from '../sealBuild';
import type { RenderedPage } from '../../server/renderedPages';

const [siteKey, laterKey, otherKey] = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte));
if (siteKey === undefined || laterKey === undefined || otherKey === undefined)
  throw new Error('no keys');
const site = await deriveSealingKey(siteKey);
const later = await deriveSealingKey(laterKey);

const secret = 'Den hemliga lösningen multiplicerar med två.';
const test = 'a = 1\nb = 2\nc = a + b\nassert c == 3, "nej"';
const page = `Öppen text om multiplikation.\n\n${secret}\n\n\`\`\`python test\n${test}\n\`\`\`\n`;
const behind = page.replace('Öppen text om multiplikation.', '');
const [openName, laterName] = ['assets/js/1.aaaaaaaa.js', 'assets/js/2.bbbbbbbb.js'];

/** A site with one page, part of which opens later. */
async function build(
  scripts: Readonly<Record<string, string>>,
  open = page,
  parts: readonly string[] = [behind],
  rendered: readonly RenderedPage[] = [],
) {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'senare-'));
  const outDir = path.join(siteDir, 'build');
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    writeFileSync(path.join(siteDir, name), text);
  };
  write('docs/a.mdx', open);
  for (const [name, text] of Object.entries(scripts)) write(`build/${name}`, text);
  const compartments = await sealCompartments([
    {
      ...{ id: '61', contentKey: laterKey ?? site.idBytes },
      sources: parts.map((part) => ({ path: 'docs/a.mdx', bytes: Buffer.from(part) })),
    },
    { id: '62', contentKey: otherKey ?? site.idBytes, sources: [] },
  ]);
  const bundle = {
    ...{ entryFiles: new Set<string>(), namedGroups: [] },
    apart: new Map([[laterName, '61']]),
    grouped: new Map(),
  };
  const keyed = await keyNames({ outDir, staticDirs: [], bundle }, [], site, compartments);
  const plan = { shells: [], open: [], sealed: await listFiles(outDir) };
  await sealBuild({ outDir, bundle: keyed.bundle, compartments }, site, plan, []);
  const scan = () =>
    scanForReader({
      ...{ siteDir, docsDirs: [path.join(siteDir, 'docs')], buildDir: outDir },
      ...{
        key: { id: site.id, contentKey: siteKey ?? site.idBytes },
        compartments,
        rendered,
      },
    });
  return { outDir, scan };
}

const program = 'def veckor(dagar):\n    return dagar // 7';
const asScript = (text: string): string => `(()=>{t(${JSON.stringify(text)})})();`;
const scripts = {
  [openName]: asScript('Öppen text om multiplikation.'),
  [laterName]: asScript(secret) + asScript(test),
};

describe('a part of the site with a key of its own', () => {
  it('does not open with the site’s key, and opens with its own', async () => {
    const { outDir } = await build(scripts);
    const name = laterName.replace('bbbbbbbb', await keyedFingerprint(later, 'bbbbbbbb'));
    const file = Uint8Array.from(readFileSync(path.join(outDir, sealedPath(site.id, name))));
    const [byAll, byOwn] = await Promise.all(
      [siteKey, laterKey].map(async (key) =>
        openSealedFile(await deriveOpeningKey(key), name, file),
      ),
    );
    expect(byAll).toEqual({ kind: 'wrongKey', keyId: later.id });
    expect(byOwn?.kind).toBe('opened');
    // What its name is made of tells a reader nothing of what it holds.
    const names = (await listFiles(outDir)).join('\n');
    expect(names).not.toContain(await keyedFingerprint(site, 'bbbbbbbb'));
    expect(names).toContain(await keyedFingerprint(site, 'aaaaaaaa'));
  });

  it('is refused where it has no key', async () => {
    const bundle = { entryFiles: new Set<string>(), namedGroups: [], grouped: new Map() };
    const apart = new Map([['assets/js/1.js', '63']]);
    const plan = { shells: [], open: [], sealed: ['assets/js/1.js'] };
    const sealing = sealBuild(
      { outDir: tmpdir(), bundle: { ...bundle, apart }, compartments: [] },
      site,
      plan,
      [],
    );
    await expect(sealing).rejects.toThrow('belongs to a compartment without a key: 63');
  });
});

describe('the leak scan with a reader’s key', () => {
  it('looks for every text, and finds none where they are sealed apart', async () => {
    const { scan } = await build(scripts);
    const result = await scan();
    expect(result.leaks).toEqual([]);
    // The sentence, and the test as a whole: its lines are too short one by one.
    expect(result.probes).toBe(2);
    expect(readerReport(result)).toContain('2 texts that open later (0 more');
  });

  it.each([
    ['a sentence', secret, 'docs/a.mdx:3: Den hemliga lösningen'],
    ['a test', test, 'docs/a.mdx:6: a = 1'],
  ])('finds %s in what the site’s key opens', async (_what, text, place) => {
    const { scan } = await build({
      ...scripts,
      'assets/js/3.cccccccc.js': asScript(text),
    });
    const result = await scan();
    expect(result.leaks).toHaveLength(1);
    expect(readerReport(result)).toContain(place);
  });

  describe('over a page with several parts', () => {
    const lines = [
      ...['Öppen text om multiplikation.', '', '```python', program, '```', ''],
      ...[secret, '', '```python', 'n * 7', '```', ''],
    ]
      .join('\n')
      .split('\n');
    /** The page with every line empty but these. */
    const part = (from: number, to: number): string =>
      lines.map((line, at) => (at >= from && at < to ? line : '')).join('\n');
    const parts = [part(2, 6), part(7, 8), part(9, 12)];
    const open = lines.join('\n');
    const sealed = { [openName]: asScript('Öppen text.'), [laterName]: asScript(program + secret) };

    it('looks for a program of short lines as a whole, and tells what is too short for that', async () => {
      const result = await (await build(sealed, open, parts)).scan();
      expect(result).toMatchObject({ probes: 2, excused: 0, leaks: [] });
      expect(result.short).toEqual(['docs/a.mdx:10']);
      expect(readerReport(result)).toContain('docs/a.mdx:10 is too short to be looked for');
    });

    it.each([program, secret])('finds each of them where it is open: %s', async (text) => {
      const { scan } = await build({ ...sealed, [openName]: asScript(text) }, open, parts);
      expect((await scan()).leaks).toHaveLength(1);
    });
  });

  it('finds it in a page as it was rendered, which is sealed in a form of its own', async () => {
    const rendered = [{ route: '/a', meta: '', html: `<p>${secret}</p>` }];
    const result = await (await build(scripts, page, [behind], rendered)).scan();
    expect(result.leaks.map(({ file }) => file)).toEqual(['the page /a']);
  });

  it('passes over what stands in an open part too', async () => {
    const { scan } = await build(
      { ...scripts, [openName]: asScript(secret) },
      `${page}\n${secret}\n`,
    );
    expect(await scan()).toMatchObject({ probes: 1, excused: 1, leaks: [] });
  });

  it('is no scan where it opens nothing', async () => {
    const { scan } = await build({ [laterName]: asScript(secret) });
    await expect(scan()).rejects.toThrow('has opened no script');
  });
});
