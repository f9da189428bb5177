/**
 * `npm run test:seal-elsewhere [-- VARIANT …]`: packs the seal's plugin, has the tarball and its
 * types judged, installs it in a fresh classic site, builds that in each way, and reads it in a
 * browser. It fetches packages of that site from the registry, so it runs every night and not with
 * `npm test`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { serveFolder } from '../../scripts/lib/folderServer';
import { toolArguments } from '../../scripts/lib/packageTools';
import { findQuickBrowser } from '../../scripts/lib/requirements';
import { runCommand } from '../../scripts/lib/steps';
import { judgePackage } from './judges';
import { trialsOf, type Trial } from './readers';
import { buildVariant, dressSite, installSite, variants, type Variant } from './site';

let passed = 0;
let failed = 0;

async function count(says: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
    passed += 1;
    console.log(`  ok      ${says}`);
  } catch (error) {
    failed += 1;
    console.log(`  FAILED  ${says}\n${error instanceof Error ? error.message : String(error)}`);
  }
}

async function packTo(folder: string): Promise<string> {
  const script = 'scripts/sealPackage/pack.ts';
  const args = toolArguments('tsx', script, folder);
  const { code, output } = await runCommand(process.execPath, args, { output: 'held' });
  if (code !== 0) throw new Error(output);
  return output.trim().split('\n').at(-1) ?? '';
}

async function tryVariant(site: string, variant: Variant): Promise<void> {
  console.log(
    `\n${variant.name}: ${variant.bundler}, ${variant.baseUrl}, ${variant.locales.join(' ')}`,
  );
  let root = '';
  await count('the site is built and sealed', async () => {
    root = await buildVariant(site, variant);
  });
  if (root === '') return;
  const server = await serveFolder(root);
  const executablePath = findQuickBrowser()?.path;
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  try {
    const run = (trial: Trial) => () => trial.run(browser, { url: server.url, root, variant });
    for (const trial of trialsOf(variant)) await count(trial.says, run(trial));
  } finally {
    await browser.close();
    server.stop();
  }
}

async function main(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => variants.every((variant) => variant.name !== name));
  if (unknown.length > 0)
    throw new Error(
      `Okänt: ${unknown.join(', ')}. Rätt är ${variants.map(({ name }) => name).join(', ')}.`,
    );
  const chosen = variants.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const folder = mkdtempSync(path.join(tmpdir(), 'seal-elsewhere-'));
  try {
    const tarball = await packTo(folder);
    for (const judge of judgePackage(folder, tarball)) await count(judge.says, judge.run);
    const site = await installSite(folder, tarball);
    dressSite(site);
    for (const variant of chosen) await tryVariant(site, variant);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
