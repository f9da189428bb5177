import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProcessGroup } from '../../scripts/lib/processes';
import { serveFolder } from '../../scripts/lib/folderServer';
import { markdownTable, measuredOn, writeSection } from '../report';
import { createHostAnswer } from '../site/hostAnswer';
import { withSetting } from '../site/setting';
import { visitAgain, type MemberVisit } from '../site/visits';
import { benchFolder, buildSite, type SiteToBuild } from '../sites/buildSite';
import { lessonFiles, lessonPath, lessonTitle } from './lessons';

const sizes = [120, 1_000, 4_000] as const;

/** One site of the growing row. */
interface Grown {
  readonly pages: number;
  readonly ms: number;
}

function siteOf(pages: number): SiteToBuild {
  return {
    name: `growth-${pages}`,
    config: 'benchmarks/growth/growth.config.ts',
    env: { SITE: 'fixtures', GROWTH_DOCS: `${benchFolder}/growth-${pages}-docs` },
  };
}

async function grow(pages: number): Promise<Grown> {
  const docs = `${benchFolder}/growth-${pages}-docs`;
  rmSync(docs, { recursive: true, force: true });
  for (const file of lessonFiles(pages)) {
    const target = path.join(docs, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.text);
  }
  console.log(`Building ${pages} pages …`);
  const { ms } = await buildSite(siteOf(pages));
  console.log(`  ${(ms / 1000).toFixed(1)} s`);
  return { pages, ms };
}

/** A member opens a lesson in the middle of the largest site, on a phone. */
async function openLargest(group: ProcessGroup, pages: number): Promise<MemberVisit> {
  const folder = `${benchFolder}/${siteOf(pages).name}`;
  const { url, stop } = await serveFolder(folder, { answer: createHostAnswer() });
  const index = pages / 2;
  const lesson = { path: `/courses/${lessonPath(index)}`, heading: lessonTitle(index) };
  try {
    return await withSetting(group, folder, (setting) => visitAgain(setting, url, lesson));
  } finally {
    stop();
  }
}

/**
 * Builds sealed sites of more and more pages, opens a lesson of the largest, and writes how it went
 * into BENCHMARKS.md.
 */
export async function measureGrowth(group: ProcessGroup): Promise<void> {
  const row: Grown[] = [];
  for (const pages of sizes) row.push(await grow(pages));
  const largest = sizes[sizes.length - 1] ?? 0;
  const { visibleMs, visibleBytes } = await openLargest(group, largest);
  const cells = row.map(({ pages, ms }) => [String(pages), `${(ms / 1000).toFixed(1)} s`]);
  const table = markdownTable([['pages', 'build'], ...cells]);
  const sentence = `A returning member on a phone sees a lesson of the site with ${largest} pages after ${(visibleMs / 1000).toFixed(2)} s and ${(visibleBytes / 1000).toFixed(0)} kB.`;
  console.log(`\n${table}\n\n${sentence}`);
  const line = measuredOn(new Date(), [`Node ${process.versions.node}`, 'one build of each']);
  await writeSection('growth', `${line}\n\n${table}\n\n${sentence}`);
}
