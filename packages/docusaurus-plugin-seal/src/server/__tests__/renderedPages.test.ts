import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRenderedPages, writeRenderedPage } from '../renderedPages';

describe('rendered pages', () => {
  it('are read back by route, however long the route', async () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'sidor-')), 'djupare');
    const pages = ['/courses/å/ö', `/courses/${'lång/'.repeat(80)}`, '/'].map((route) => ({
      route,
      meta: '',
      html: `<h1>${route}</h1>`,
    }));
    await Promise.all(pages.map((page) => writeRenderedPage(folder, page)));
    const routes = pages.map(({ route }) => route).sort();
    const read = await readRenderedPages(folder);
    expect(read.map(({ route }) => route)).toEqual(routes);
    expect(read[0]).toEqual({ route: '/', meta: '', html: '<h1>/</h1>' });
  });

  it('are refused where a file is something else, by its name', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sidor-'));
    writeFileSync(path.join(folder, 'annan.json'), '{"route":"/","meta":""}');
    await expect(readRenderedPages(folder)).rejects.toThrow(/annan\.json is no rendered page/);
  });

  it('must have been left', async () => {
    await expect(readRenderedPages('/finns/inte')).rejects.toThrow('ENOENT');
  });
});
