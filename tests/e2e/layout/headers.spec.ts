import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { guardConsole } from '../../support/consoleGuard';
import { expect, lesson, test } from '../../support/site';

/** The headers of an answer to a request that the page itself makes. */
async function headersOf(page: Page, path: string): Promise<Record<string, string>> {
  return (await page.request.get(path)).headers();
}

/** The address of the first file of the entry page that matches. */
async function addressIn(page: Page, pattern: RegExp): Promise<string> {
  const [address] = pattern.exec(await (await page.request.get('/')).text()) ?? [];
  return address ?? 'nothing';
}

/** The path of one of Python's files below its public folder, versioned folder included. */
function pythonFile(name: string): string {
  const files = readdirSync('build/pyodide', { recursive: true, encoding: 'utf8' });
  const path = files.find((file) => basename(file) === name);
  if (path === undefined) throw new Error(`build/pyodide has no ${name}`);
  return path;
}

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The scripts that stand in the page that the host answers with. */
async function inlineScripts(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, script = '']) => script,
  );
}

test('pages come with a strict policy and are asked for anew each time', async ({ page }) => {
  for (const path of [
    '/',
    lesson.path,
    '/courses/',
    '/integritet',
    '/tillganglighet',
    '/finns-inte',
  ]) {
    const headers = await headersOf(page, path);
    const policy = headers['content-security-policy'] ?? '';
    const own = (await inlineScripts(page, path)).map(hashOf);
    expect(own.length, path).toBeGreaterThan(0);
    // The page's own scripts, in their order, and no other.
    expect(
      policy.startsWith(`default-src 'none'; script-src 'self' ${own.join(' ')} blob:; `),
      policy,
    ).toBe(true);
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    expect(headers['permissions-policy'], path).toContain('camera=()');
  }
});

test('files with a hash in their name are kept, and only Python may compile', async ({ page }) => {
  // The sheet is that of lessons; the gate's styles stand in the page.
  for (const pattern of [/\/assets\/js\/[^ >"&]+\.js/, /\/assets\/css\/[^ >"&]+\.css/]) {
    const address = await addressIn(page, pattern);
    const headers = await headersOf(page, address);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  const worker = await headersOf(page, `/pyodide/${pythonFile('worker.mjs')}`);
  expect(worker['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
  );
  for (const name of ['worker.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip']) {
    const headers = await headersOf(page, `/pyodide/${pythonFile(name)}`);
    expect(headers['cache-control'], name).toBe('public, max-age=31536000, immutable');
  }
  // Without it the worker would not start in a page that shares memory with it.
  expect(worker['cross-origin-embedder-policy']).toBe('require-corp');
});

test('a page carries the policy itself, for hosts that send no headers', async ({ page }) => {
  const html = await (await page.request.get(lesson.path)).text();
  const [, own] = /<meta http-equiv=content-security-policy content="([^"]+)"/.exec(html) ?? [];
  const sent = (await headersOf(page, lesson.path))['content-security-policy'] ?? '';
  expect(own).toBeDefined();
  expect(sent.startsWith(`${own ?? '-'}; frame-ancestors 'none'`)).toBe(true);
});

test('a script that is not the page’s own does not run, and the guard of these tests sees it', async ({
  memberPage,
  consoleGuard,
}) => {
  // Nobody answers at the address of the reports.
  consoleGuard.allow(/Content Security Policy|refused by the security policy|status of 404/);
  await memberPage.goto(lesson.path);
  await expect(memberPage.getByRole('heading', { name: lesson.heading })).toBeVisible();
  const strict = guardConsole(memberPage);
  const reported = memberPage.waitForRequest(/\/policy-reports$/);
  await memberPage.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "främmande"';
    document.body.append(script);
  });
  await reported;
  await expect(memberPage).not.toHaveTitle('främmande');
  expect(() => {
    strict.verify();
  }).toThrow(/refused by the security policy/);
});

test('Python, diagrams, formulas and labs work under the policy', async ({ memberPage }) => {
  await memberPage.goto('/courses/3/m3');
  await expect(memberPage.getByRole('img', { name: /./ }).locator('svg').first()).toBeVisible();
  await memberPage.goto('/courses/3/m1');
  // The page's first block defines a function; the second calls it and prints.
  await memberPage.getByRole('button', { name: 'Kör', exact: true }).nth(1).click();
  const output = memberPage.getByRole('log', { name: 'Utskrift' }).first();
  await expect(output).not.toBeEmpty({ timeout: 120_000 });
  expect(await memberPage.evaluate(() => window.crossOriginIsolated)).toBe(true);
  for (const path of [
    '/courses/ai/textbook/4',
    '/courses/applied_programming/digital_logic/intro',
  ]) {
    await memberPage.goto(path);
    await expect(memberPage.getByRole('heading', { name: 'Testa dig själv' })).toBeVisible();
    await memberPage.getByRole('heading', { name: 'Vidare' }).scrollIntoViewIfNeeded();
    await expect(memberPage.getByRole('contentinfo')).toBeVisible();
  }
});
