import type { Code, Nodes, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { type Block, collectBlocks } from '../source/blocks';
import { planLive } from '../plan';
import { taskAround } from '../plan/example';
import { type PlannedExercise, withoutSolution, withoutTest } from '../plan/exercise';
import { type ExerciseFolder, toFolder } from '../plan/folder';
import type { GivenFile } from '../plan/files';
import { visitNodes } from '../source/jsx';
import type { LockedView } from './lockedView';
import { BundledAddress, exportedRecord, recordAttribute, recordsModule } from './pageRecords';
import type { ExampleTask, ExerciseTask, FolderTask } from '@kurser/course-parts/live/task';

/** What the page's module puts around a block. */
interface Wrapper {
  readonly name: string;
  readonly attributes: readonly MdxJsxAttribute[];
}

/** The component around a block that can be changed and run. */
const exampleAround = (attributes: readonly MdxJsxAttribute[]): Wrapper => ({
  name: 'Example',
  attributes,
});

/**
 * The element around what an exercise's editor begins with, which is not shown beside it
 * (packages/course-parts/src/Exercise/styles.module.css). Text and order stay as they are written.
 */
const skeletonAround: Wrapper = {
  name: 'div',
  attributes: [{ type: 'mdxJsxAttribute', name: 'data-skeleton', value: '' }],
};

/** The name in the page's module of the list of records. */
const recordsName = 'liveTasks';

/**
 * Packs an exercise's folder and returns what the page's module asks the bundler for to get its
 * address.
 */
export type PackFolder = (folder: ExerciseFolder) => string;

/** What stands in the page's module for an exercise or an example. */
type PageRecord =
  | Exclude<ExerciseTask, FolderTask>
  | ExampleTask
  | (Omit<FolderTask, 'folder'> & { readonly folder: BundledAddress });

/**
 * Gives the page's exercises and examples what they need to run in the page, as the property
 * `task`: exercises and the tasks that are made around a block get it themselves, any other block
 * gets an `Example` around it. What an editor begins with is marked. A page without any stays as it
 * is.
 * What opens on a day is cut from the page in between: a plan needs all of it, and a record must
 * not have it.
 * @param given the files that the page's programs find in their folder
 * @param pack undefined where nothing bundles the page: exercises that cannot run in it are then as
 * they are written
 */
export function attachTasks(
  root: Root,
  given: readonly GivenFile[],
  {
    pack,
    view,
  }: {
    readonly pack: PackFolder | undefined;
    readonly view: LockedView;
  },
): void {
  const plan = planLive(collectBlocks(root), given);
  view.cut();
  const left = new Set<Nodes>();
  visitNodes(root, (node) => left.add(node));
  const records: PageRecord[] = [];
  const attributeFor = (record: PageRecord): MdxJsxAttribute =>
    recordAttribute('task', recordsName, records.push(record) - 1);

  const wrappers = new Map<Code, Wrapper>();
  for (const whole of plan.exercises) {
    const { element } = whole.exercise;
    const planned = seenIn(view, whole);
    if (element === view.taskOf) {
      const task = exerciseRecord(planned, pack);
      if (task !== undefined) root.children.push(exportedRecord('task', task));
    }
    if (!left.has(element)) continue;
    const record = exerciseRecord(planned, pack);
    if (record !== undefined) planned.exercise.element.attributes.push(attributeFor(record));
    if (planned.kind === 'here')
      for (const { node } of planned.exercise.skeleton) wrappers.set(node, skeletonAround);
  }
  for (const planned of plan.examples) {
    if (planned.kind !== 'here' || !left.has(planned.block.node)) continue;
    const task = attributeFor(planned.task);
    const around = taskAround(planned.block);
    if (around !== undefined) around.attributes.push(task);
    else wrappers.set(planned.block.node, exampleAround([task, ...titleAttribute(planned.block)]));
  }

  if (records.length === 0) return;
  wrapBlocks(root, wrappers);
  root.children.unshift(recordsModule(recordsName, records));
}

/** An exercise as a module may have it. */
function seenIn({ untested, unsolved }: LockedView, planned: PlannedExercise): PlannedExercise {
  const { element } = planned.exercise;
  const asked = untested.has(element) ? withoutTest(planned) : planned;
  return unsolved.has(element) ? withoutSolution(asked) : asked;
}

function exerciseRecord(
  planned: PlannedExercise,
  pack: PackFolder | undefined,
): PageRecord | undefined {
  if (planned.kind === 'here') return planned.task;
  // A folder is its test.
  if (planned.exercise.test === '') return undefined;
  if (pack === undefined) return undefined;
  const { kind, reason, exercise } = planned;
  return { kind, reason, folder: new BundledAddress(pack(toFolder(exercise))) };
}

function wrapBlocks(node: Nodes, wrappers: ReadonlyMap<Code, Wrapper>): void {
  if (!('children' in node)) return;
  const children: Nodes[] = node.children.map((child) => {
    wrapBlocks(child, wrappers);
    const wrapper = child.type === 'code' ? wrappers.get(child) : undefined;
    return wrapper === undefined ? child : wrapped(child as Code, wrapper);
  });
  Object.assign(node, { children });
}

function wrapped(code: Code, { name, attributes }: Wrapper): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [...attributes],
    children: [code],
    ...(code.position === undefined ? {} : { position: code.position }),
  };
}

function titleAttribute({ words: { title } }: Block): MdxJsxAttribute[] {
  return title === undefined ? [] : [{ type: 'mdxJsxAttribute', name: 'title', value: title }];
}
