import type { Finding, Skipped, Verdict } from '../finding';
import type { Page } from '../page/page';
import { planPage } from '../plan/plan';
import type { Complaint } from '../plan/judge';
import type { Step } from '../plan/steps';
import type { Block } from '@kurser/lesson-language/source/blocks';
import { checkFilePaths, filesBelow } from '@kurser/lesson-language/source/checkFiles';
import { blockOf, runStep } from './runStep';
import { closeWorkshop, openWorkshop } from './workshop';

/**
 * Runs the page's code in a directory of its own, in order. `checked` counts the blocks that were
 * really tried.
 */
export async function runPage(page: Page): Promise<Verdict> {
  const { steps, findings: planned } = planPage(page);
  const files = checkFilePaths(page.path, page.frontMatter?.checkFiles ?? []);
  const absent = files.filter((file) => filesBelow(file).length === 0);
  if (absent.length > 0)
    return { findings: absent.map((file) => absentFile(page, file)), skipped: [], checked: 0 };
  const findings: Finding[] = [...planned];
  const skipped: Skipped[] = [];
  let checked = 0;
  /**
   * The first block that could not be run for want of a tool: what comes after may have been meant
   * to build on it.
   */
  let hole: Skipped | undefined;
  const workshop = await openWorkshop(files);
  try {
    for (const step of steps) {
      const block = blockOf(step);
      const result = await runStep(step, workshop);
      const place = { file: page.file, line: block.line };
      if (result.kind === 'unavailable') {
        const { cause, reason } = result;
        skipped.push({ ...place, cause, reason });
        if (leavesHole(step) && cause !== 'version') hole ??= { ...place, cause, reason };
      } else if (hole !== undefined && result.complaints.length > 0) {
        // Nobody can tell a fault of its own from the lack of what it builds on; where every tool
        // is there, each fault is told.
        skipped.push({ ...hole, ...place });
      } else {
        findings.push(...result.complaints.map((complaint) => toFinding(page, block, complaint)));
        checked += countsAsBlock(step) ? 1 : 0;
      }
    }
  } finally {
    closeWorkshop(workshop);
  }
  return { findings, skipped, checked };
}

/**
 * Whether the page's later blocks can build on what the step does: it works in the page's own
 * directory.
 */
function leavesHole(step: Step): boolean {
  return step.kind === 'console' || (step.kind === 'program' && !step.block.words.skeleton);
}

/**
 * Writing a file tries nothing, and a block whose style is looked at is counted where it is read or
 * run.
 */
function countsAsBlock({ kind }: Step): boolean {
  return kind !== 'write' && kind !== 'style';
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
