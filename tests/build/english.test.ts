/**
 * English in the lessons is marked for screen readers and for 'Lyssna' while the site is built
 * (decision 64). A step that is lost leaves no page broken and nobody told; so the built pages are
 * opened and looked at.
 */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { deriveOpeningKey, openSealedFile, type OpeningKey } from '@kurser/sealed-format';
import { listFiles } from 'docusaurus-plugin-seal/build';
import { readContentKey } from 'docusaurus-plugin-seal/contentKey';
import { readPage, restName } from '../../packages/accelerators/src/earlyPage/pageFile';

async function openPart(key: OpeningKey, name: string, file: Uint8Array<ArrayBuffer>) {
  const opened = await openSealedFile(key, name, file);
  if (opened.kind !== 'opened') throw new Error(`${name}: ${opened.kind}`);
  return new TextDecoder().decode(opened.bytes);
}

/** A page's whole markup, as a member's browser opens it. */
async function openPage(key: OpeningKey, file: string, name: string): Promise<string> {
  const body = new Blob([Uint8Array.from(readFileSync(file))]).stream();
  const { beginning, rest } = await readPage(body);
  const end = await rest;
  return (
    (await openPart(key, name, beginning)) +
    (end.length === 0 ? '' : await openPart(key, restName(name), end))
  );
}

const marksIn = (html: string): number => (html.match(/<[a-z]+[^>]* lang="en"/g) ?? []).length;

describe('English', () => {
  const pages = new Map<string, string>();

  beforeAll(async () => {
    const key = await deriveOpeningKey(await readContentKey(process.env, process.cwd()));
    for (const file of await listFiles('build/sealed')) {
      const [, name, page] =
        /^[0-9a-f]+\/(pages\/[0-9a-f]{16}\/(courses\/.+)\.html)\.bin$/.exec(file) ?? [];
      if (name !== undefined && page !== undefined)
        pages.set(page, await openPage(key, `build/sealed/${file}`, name));
    }
  });

  it('is marked in every lesson of a built site', () => {
    const lessons = [...pages].filter(
      ([page, html]) => !page.startsWith('courses/category/') && html.includes('<h1'),
    );
    expect(lessons.length).toBeGreaterThan(95);
    expect(lessons.flatMap(([page, html]) => (marksIn(html) === 0 ? [page] : []))).toEqual([]);
  });

  it('is marked where it stands, in words and in code', () => {
    const all = [...pages.values()].reduce((sum, html) => sum + marksIn(html), 0);
    expect(all).toBeGreaterThan(3_000);
    expect(pages.get('courses/3/m2')).toMatch(
      /<(?:span|em|strong|code|a)[^>]* lang="en"[^>]*>[A-Za-z]/,
    );
  });

  it('would be missed', () => {
    expect(marksIn('<p lang="sv">hej <em class="a" lang="en">push</em> lang="en"</p>')).toBe(1);
    expect(marksIn('<p>push</p>')).toBe(0);
  });
});
