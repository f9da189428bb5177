import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { waitUntil, type ProcessGroup } from '../../scripts/lib/processes';
import { readyMade } from '../../scripts/lib/schoolAddresses';
import { startFresh, type DevSite } from './sites';

/** A lesson of usual length, with a quiz, exercises and programs. */
const lesson = { file: 'docs/3/m3.mdx', path: '/courses/3/m3' };

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(60_000) })).ok;
  } catch {
    return false;
  }
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('E-post').fill(readyMade.email, { timeout: 120_000 });
  const password = page.getByLabel('Lösenord', { exact: true });
  await password.fill(readyMade.password);
  await password.press('Enter');
}

export interface Started {
  readonly ms: number;
  /** The process that was started. */
  readonly id: number;
}

/**
 * Starts a site and opens the lesson, signed in where that is asked for.
 * @throws when it does not come up
 */
export async function startAndOpen(
  group: ProcessGroup,
  site: DevSite,
  page: Page,
): Promise<Started> {
  const startedAt = performance.now();
  const child = startFresh(group, site);
  await waitUntil(site.name, () => answers(site.address), child);
  await page.goto(site.address + lesson.path);
  if (site.name === 'ours') await signIn(page);
  await page.locator('article h1').waitFor({ timeout: 120_000 });
  return { ms: performance.now() - startedAt, id: child.pid ?? 0 };
}

/**
 * Puts a sentence of its own into the lesson, and says how long it took from the file's saving
 * until it stood on the screen.
 */
export async function edit({ folder }: DevSite, page: Page, count: number): Promise<number> {
  const file = path.join(folder, lesson.file);
  const sentence = `Mening ${String(count)} av mätningen.`;
  const text = readFileSync(file, 'utf8').replace(/\nMening \d+ av mätningen\.\n/, '');
  const place = text.indexOf('\n## ');
  const savedAt = performance.now();
  writeFileSync(file, `${text.slice(0, place)}\n${sentence}\n${text.slice(place)}`);
  await page.getByText(sentence).waitFor({ timeout: 120_000 });
  return performance.now() - savedAt;
}
