import { describe, expect, it } from 'vitest';
import { deriveOpeningKey, deriveSealingKey, openSealedFile } from '@kurser/sealed-format';
import { makeEarlyFiles } from '../build/makeEarlyFiles';
import { readPage, restName } from '../pageFile';

const contentKey = new Uint8Array(32).fill(3);
const key = await deriveSealingKey(contentKey);
const opening = await deriveOpeningKey(contentKey);

const site = {
  shell: '<link rel=stylesheet href=/assets/css/main.1.css>',
  baseUrl: '/',
  open: ['assets/css/main.1.css', 'assets/css/lesson.1.css'],
  readSheet: (address: string) =>
    address.includes('lesson') ? '.a{top:0}.b{top:0}' : 'p{top:9px}',
};
const page = (route: string, text: string): { route: string; meta: string; html: string } => {
  const content = `<div class="markdown a">${text}</div>`;
  return { route, meta: '', html: `<div data-sealed-content="" hidden="">${content}</div>` };
};

async function opened(name: string, sealed: Uint8Array<ArrayBuffer>): Promise<string> {
  const answer = await openSealedFile(opening, name, sealed);
  return answer.kind === 'opened' ? new TextDecoder().decode(answer.bytes) : answer.kind;
}

describe('the files of early pages', () => {
  it('have the two parts of a page, each sealed under a name of its own', async () => {
    const pages = [page('/lång', '<p>Rad</p>'.repeat(20)), page('/kort', '<p>Rad</p>')];
    const { edition, files } = await makeEarlyFiles(pages, site, key);
    expect(files.map(({ name }) => name)).toEqual([
      `pages/${edition}/lång.html`,
      `pages/${edition}/kort.html`,
    ]);
    for (const { name, seal } of files) {
      const read = await readPage(new Blob([await seal()]).stream());
      const beginning = await opened(name, read.beginning);
      expect(beginning).toContain('<p>Rad</p>');
      // What the lessons' sheet says of the page, and nothing of the one that it has already.
      expect(beginning).toMatch(/^<style>\.a\{top:0\}\[/);
      const rest = await read.rest;
      if (name.endsWith('kort.html')) expect(rest).toHaveLength(0);
      else {
        expect(await opened(name, rest)).toBe('damaged');
        expect(await opened(restName(name), rest)).toMatch(/^(?:<p>Rad<\/p>)+$/);
      }
    }
  });
});
