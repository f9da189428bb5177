import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersFor, serveFolder } from '../folderServer';
import type { FirebaseConfig } from '../securityHeaders';

const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as FirebaseConfig;

describe('a folder that is served', () => {
  let outer: string;
  let site: Awaited<ReturnType<typeof serveFolder>>;

  beforeAll(async () => {
    outer = mkdtempSync(join(tmpdir(), 'folder-'));
    writeFileSync(join(outer, 'hemlig.txt'), 'utanför');
    // A neighbour whose name begins like the folder's own.
    mkdirSync(join(outer, 'site-annan'));
    writeFileSync(join(outer, 'site-annan/hemlig.txt'), 'utanför');
    const folder = join(outer, 'site');
    mkdirSync(join(folder, 'kurs å'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), 'hem');
    writeFileSync(join(folder, 'kurs å/index.html'), 'kurs');
    writeFileSync(join(folder, '404.html'), 'finns inte');
    writeFileSync(join(folder, 'python.mjs'), '');
    site = await serveFolder(folder);
  });

  afterAll(() => {
    site.stop();
    rmSync(outer, { recursive: true });
  });

  it('answers with the page of an address, whatever is asked of it', async () => {
    for (const address of ['/', '/?a=/../', '/index.html']) {
      const answer = await fetch(site.url + address);
      expect([answer.status, await answer.text()], address).toEqual([200, 'hem']);
    }
    for (const address of ['/kurs%20å', '/kurs%20%C3%A5/'])
      expect(await (await fetch(site.url + address)).text(), address).toBe('kurs');
  });

  it('names the type without which a browser starts no worker', async () => {
    const answer = await fetch(`${site.url}/python.mjs`);
    expect(answer.headers.get('content-type')).toBe('text/javascript');
  });

  it('has nothing but its folder, and stands what is no address', async () => {
    for (const address of [
      '/x',
      '/%2e%2e/hemlig.txt',
      '/..%2Fhemlig.txt',
      '/..%2Fsite-annan/hemlig.txt',
      '/%E0%A4%A',
      '/a%00b',
    ]) {
      const answer = await fetch(site.url + address);
      expect([answer.status, await answer.text()], address).toEqual([404, 'finns inte']);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
  });
});

describe('the headers of an address', () => {
  it('are those of firebase.json, the later rule’s where two speak', () => {
    const page = headersFor(hosting.headers, '/courses/3/m1');
    expect(page['Cache-Control']).toBe('no-cache');
    expect(page['Cross-Origin-Opener-Policy']).toBe('same-origin');
    const script = headersFor(hosting.headers, '/assets/js/main.js');
    expect(script['Cache-Control']).toMatch(/immutable/);
    expect(script['X-Content-Type-Options']).toBe('nosniff');
    expect(headersFor(hosting.headers, '/pyodide/x.js')['Content-Security-Policy']).toMatch(
      /wasm-unsafe-eval/,
    );
  });

  it('are not guessed for a pattern that is not known', () => {
    const rules = [{ source: '/*.js', headers: [] }];
    expect(() => headersFor(rules, '/a.js')).toThrow('"/*.js"');
  });
});
