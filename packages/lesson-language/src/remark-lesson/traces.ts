import type { Root } from 'mdast';
import { parsePicks, type Pick } from '@kurser/course-parts/RecordedTrace/core/picks';
import { traceOf, type TracedStep } from '@kurser/course-parts/RecordedTrace/core/traced';
import type { ExampleTask } from '@kurser/course-parts/live/task';
import type { Recording } from '@kurser/python-runner/recording';
import type { PageFault } from '../source/mdxFault';
import { type Block, collectBlocks, findEnclosing } from '../source/blocks';
import type { JsxElement } from '../source/jsx';
import { type PlannedExample, planTraces } from '../plan/example';
import type { GivenFile } from '../plan/files';
import { recordAttribute, recordsModule } from './pageRecords';

/** A program to run, as an example's. */
export interface TraceTask {
  readonly setup: ExampleTask['setup'];
  readonly source: string;
}

/** Runs a program in the page's own Python; undefined when it could not be recorded. */
export type RecordTrace = (task: TraceTask) => Promise<Recording | undefined>;

/** The block that picks among a trace's steps, if there is one. */
function pickingBlock(trace: Block, blocks: readonly Block[]): Block | undefined {
  const element = findEnclosing(trace, 'StepTrace');
  return blocks.find(
    (block) => block.language === 'steps' && findEnclosing(block, 'StepTrace') === element,
  );
}

/** The steps that are shown of a planned trace; a fault with its line in the file. */
export async function traceSteps(
  planned: PlannedExample,
  blocks: readonly Block[],
  record: RecordTrace,
): Promise<readonly TracedStep[] | PageFault> {
  const { block } = planned;
  const at = (line: number, problem: string, remedy: string): PageFault => ({
    line,
    problem,
    remedy,
  });
  if (planned.kind === 'elsewhere')
    return at(
      block.line,
      `programmet kan inte stegas: ${planned.reason}`,
      'ett program som körs i sidan, eller ett block steptrace',
    );
  const chooser = pickingBlock(block, blocks);
  const parsed = chooser === undefined ? undefined : parsePicks(chooser.text);
  // What cannot be read is told where the fence is.
  if (parsed !== undefined && !parsed.ok) return [];
  const recording = await record(planned.task);
  if (recording === undefined)
    return at(block.line, 'programmet gick inte att spela in', 'ett program som körs till slutet');
  const picks: readonly Pick[] | undefined = parsed?.picks;
  const traced = traceOf(recording, picks);
  if (traced.ok) return traced.steps;
  const { fault } = traced;
  const line = fault.at === null || chooser === undefined ? block.line : chooser.line + fault.at;
  return at(line, fault.problem, fault.remedy);
}

/** The name in the page's module of the list of what programs did. */
const recordsName = 'recordedSteps';

function hideChooser(element: JsxElement): void {
  const isShown = (child: (typeof element.children)[number]): boolean =>
    !(child.type === 'code' && child.lang === 'steps');
  Object.assign(element, { children: element.children.filter(isShown) });
}

/**
 * Runs the programs that stand in a `StepTrace` and gives each what its steps did, as the property
 * `steps` of a `RecordedTrace`. Undefined for a page without any; else the faults, once all have
 * run.
 */
export function attachTraces(
  root: Root,
  given: readonly GivenFile[],
  record: RecordTrace,
): Promise<readonly PageFault[]> | undefined {
  const blocks = collectBlocks(root);
  const plan = planTraces(blocks, given);
  return plan.length === 0 ? undefined : attachAll(root, blocks, plan, record);
}

async function attachAll(
  root: Root,
  blocks: readonly Block[],
  plan: readonly PlannedExample[],
  record: RecordTrace,
): Promise<readonly PageFault[]> {
  const faults: PageFault[] = [];
  const records: (readonly TracedStep[])[] = [];
  for (const planned of plan) {
    const steps = await traceSteps(planned, blocks, record);
    const element = findEnclosing(planned.block, 'StepTrace');
    if ('problem' in steps) faults.push(steps);
    else if (element !== undefined && steps.length > 0) {
      element.name = 'RecordedTrace';
      element.attributes.push(recordAttribute('steps', recordsName, records.push(steps) - 1));
      hideChooser(element);
    }
  }
  if (records.length > 0) root.children.unshift(recordsModule(recordsName, records));
  return faults;
}
