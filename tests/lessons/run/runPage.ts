import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Finding, Skipped, Verdict } from '../finding';
import type { Page } from '../page/page';
import { planPage } from '../plan/plan';
import type { Complaint } from '../plan/judge';
import type { Block } from '../page/blocks';
import { blockOf, runStep } from './runStep';
import { closeWorkshop, openWorkshop } from './workshop';

/** Runs the page's code in a directory of its own, in order. `checked` counts the blocks that were really tried. */
export async function runPage(page: Page): Promise<Verdict> {
  const { steps, findings: planned } = planPage(page);
  const files = checkFilePaths(page);
  const absent = files.filter((file) => filesBelow(file).length === 0);
  if (absent.length > 0)
    return { findings: absent.map((file) => absentFile(page, file)), skipped: [], checked: 0 };
  const findings: Finding[] = [...planned];
  const skipped: Skipped[] = [];
  let checked = 0;
  const workshop = await openWorkshop(files);
  try {
    for (const step of steps) {
      const block = blockOf(step);
      const result = await runStep(step, workshop);
      if (result.kind === 'done') {
        findings.push(...result.complaints.map((complaint) => toFinding(page, block, complaint)));
        checked += step.kind === 'write' ? 0 : 1;
      } else
        skipped.push({
          file: page.file,
          line: block.line,
          cause: result.cause,
          reason: result.reason,
        });
    }
  } finally {
    closeWorkshop(workshop);
  }
  return { findings, skipped, checked };
}

/** Where the page's `check_files` are: files, and folders of files. */
export function checkFilePaths(page: Page): string[] {
  return (page.frontMatter?.checkFiles ?? []).map((file) => resolve(dirname(page.path), file));
}

/** The file itself, or every file in the folder; none where there is nothing. */
export function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function absentFile(page: Page, file: string): Finding {
  return {
    file: page.file,
    line: 1,
    problem: `filen ${file} i check_files finns inte`,
    expected: 'filer bredvid lektionen',
  };
}

function toFinding(
  page: Page,
  block: Block,
  { line, problem, expected, details }: Complaint,
): Finding {
  return {
    file: page.file,
    line: line ?? block.line,
    problem,
    expected,
    ...(details === undefined || details.trim() === '' ? {} : { details }),
  };
}
