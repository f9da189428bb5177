import { checkFilePaths, filesBelow } from '@kurser/lesson-language/source/checkFiles';
import type { Finding } from '../finding';
import type { Page } from '../page/page';
import { planPage } from '../plan/plan';
import type { Step } from '../plan/steps';
import { blockOf, runStep } from './runStep';
import { addCheckFiles, closeWorkshop, hasFile, openWorkshop, type Workshop } from './workshop';

/**
 * Runs the Python of a course's pages one after the other in one folder, as a student does who
 * keeps everything in it. Only that shows what a page does with the files of the pages before: on
 * its own it has unseen copies of them, which here give way to the student's.
 */
export async function runCourse(pages: readonly Page[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const workshop = await openWorkshop([]);
  try {
    for (const page of pages) {
      addCheckFiles(workshop, checkFilesOf(page));
      for (const step of planPage(page).steps)
        if (isPython(step)) findings.push(...(await takeStep(page, step, workshop)));
    }
  } finally {
    closeWorkshop(workshop);
  }
  return findings;
}

/** The files beside a page that its programs read, wherever they are there. */
export function checkFilesOf(page: Page): string[] {
  return checkFilePaths(page.path, page.frontMatter?.checkFiles ?? []).filter(
    (file) => filesBelow(file).length > 0,
  );
}

/** A skeleton is left out: it must fail its test, and would do so for want of a file too. */
function isPython(step: Step): boolean {
  if (blockOf(step).language !== 'python') return false;
  if (step.kind === 'trial') return step.subject === 'solution';
  return step.kind === 'write' || (step.kind === 'program' && !step.block.words.skeleton);
}

async function takeStep(page: Page, step: Step, workshop: Workshop): Promise<Finding[]> {
  const block = blockOf(step);
  const { file, hidden } = block.words;
  if (hidden && file !== undefined && hasFile(workshop, file)) return [];
  const result = await runStep(step, workshop);
  if (result.kind === 'unavailable') return [];
  return result.complaints.map(({ line, problem, expected, details }) => ({
    file: page.file,
    line: line ?? block.line,
    problem: `i mappen med kursens alla filer: ${problem}`,
    expected,
    ...(details === undefined || details.trim() === '' ? {} : { details }),
  }));
}
