import type { Code, Nodes, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm, MdxjsEsmData } from 'mdast-util-mdxjs-esm';
import { type Block, collectBlocks } from '../../lessons/blocks';
import { planLive } from '../../teaching/live/plan';
import { taskAround } from '../../teaching/live/plan/example';
import type { PlannedExercise } from '../../teaching/live/plan/exercise';
import { type ExerciseFolder, toFolder } from '../../teaching/live/plan/folder';
import type { GivenFile } from '../../teaching/live/plan/files';
import { isList, packRecords, type Packed, type Plain } from '../../teaching/live/plan/records';
import type { ExampleTask, ExerciseTask } from '../../teaching/live/task';

type Program = NonNullable<MdxjsEsmData['estree']>;
type Statement = Program['body'][number];
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];

/** The component around a block that can be changed and run. */
const exampleComponent = 'Example';

/** Names of the page's module that hold the texts and the records. */
const names = { texts: 'liveTexts', records: 'liveTasks' } as const;

/** Packs an exercise's folder and answers what the page's module asks the bundler for to get its address. */
export type PackFolder = (folder: ExerciseFolder) => string;

/** What stands in the page's module for an exercise or an example. */
interface Entry {
  readonly record: Plain;
  /** What the bundler is asked for to get the folder's address. */
  readonly request?: string;
}

/**
 * Gives the page's exercises and examples what they need to run in the page, as the property `task`: exercises and the tasks
 * that are made around a block get it themselves, any other block gets an `Example` around it. A page without any stays as it is.
 * @param given the files that the page's programs find in their folder
 * @param pack undefined where nothing bundles the page: exercises that cannot run in it are then as they are written
 */
export function attachTasks(
  root: Root,
  given: readonly GivenFile[],
  pack: PackFolder | undefined,
): void {
  const plan = planLive(collectBlocks(root), given);
  const entries: Entry[] = [];
  const attributeFor = (entry: Entry): MdxJsxAttribute => taskAttribute(entries.push(entry) - 1);

  for (const planned of plan.exercises) {
    const entry = exerciseEntry(planned, pack);
    if (entry !== undefined) planned.exercise.element.attributes.push(attributeFor(entry));
  }
  const examples = new Map<Code, readonly MdxJsxAttribute[]>();
  for (const planned of plan.examples) {
    if (planned.kind !== 'here') continue;
    const task = attributeFor({ record: toPlain(planned.task) });
    const around = taskAround(planned.block);
    if (around !== undefined) around.attributes.push(task);
    else examples.set(planned.block.node, [task, ...titleAttribute(planned.block)]);
  }

  if (entries.length === 0) return;
  wrapExamples(root, examples);
  root.children.unshift(recordsModule(entries));
}

function exerciseEntry(planned: PlannedExercise, pack: PackFolder | undefined): Entry | undefined {
  if (planned.kind === 'here') return { record: toPlain(planned.task) };
  if (pack === undefined) return undefined;
  const { kind, reason, exercise } = planned;
  return { record: { kind, reason }, request: pack(toFolder(exercise)) };
}

/** A record has no `undefined` and nothing but plain values; JSON says the same in fewer words than a walk through its types. */
function toPlain(task: ExerciseTask | ExampleTask): Plain {
  return JSON.parse(JSON.stringify(task)) as Plain;
}

function wrapExamples(node: Nodes, examples: ReadonlyMap<Code, readonly MdxJsxAttribute[]>): void {
  if (!('children' in node)) return;
  const children: Nodes[] = node.children.map((child) => {
    wrapExamples(child, examples);
    const attributes = child.type === 'code' ? examples.get(child) : undefined;
    return attributes === undefined ? child : wrapped(child as Code, attributes);
  });
  Object.assign(node, { children });
}

function wrapped(code: Code, attributes: readonly MdxJsxAttribute[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: exampleComponent,
    attributes: [...attributes],
    children: [code],
    ...(code.position === undefined ? {} : { position: code.position }),
  };
}

function titleAttribute({ words: { title } }: Block): MdxJsxAttribute[] {
  return title === undefined ? [] : [{ type: 'mdxJsxAttribute', name: 'title', value: title }];
}

function taskAttribute(place: number): MdxJsxAttribute {
  const expression = element(names.records, place);
  return {
    type: 'mdxJsxAttribute',
    name: 'task',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `${names.records}[${String(place)}]`,
      data: { estree: program([{ type: 'ExpressionStatement', expression }]) },
    },
  };
}

/** `const liveTexts = […], liveTasks = […];` in the page's module. */
function recordsModule(entries: readonly Entry[]): MdxjsEsm {
  const { texts, records } = packRecords(entries.map(({ record }) => record));
  const tasks = records.map((packed, place) => {
    const task = toExpression(packed);
    const request = entries[place]?.request;
    if (request === undefined || task.type !== 'ObjectExpression') return task;
    return { ...task, properties: [...task.properties, property('folder', addressOf(request))] };
  });
  const body = [
    declaration(names.texts, {
      type: 'ArrayExpression',
      elements: texts.map((value) => ({ type: 'Literal', value })),
    }),
    declaration(names.records, { type: 'ArrayExpression', elements: tasks }),
  ];
  return { type: 'mdxjsEsm', value: '', data: { estree: program(body) } };
}

/** `require("…").default` */
function addressOf(request: string): Expression {
  return {
    type: 'MemberExpression',
    object: {
      type: 'CallExpression',
      callee: { type: 'Identifier', name: 'require' },
      arguments: [{ type: 'Literal', value: request }],
      optional: false,
    },
    property: { type: 'Identifier', name: 'default' },
    computed: false,
    optional: false,
  };
}

function program(body: Statement[]): Program {
  return { type: 'Program', sourceType: 'module', comments: [], body };
}

function declaration(name: string, init: Expression): Statement {
  const id = { type: 'Identifier', name } as const;
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id, init }],
  };
}

function element(list: string, place: number): Expression {
  return {
    type: 'MemberExpression',
    object: { type: 'Identifier', name: list },
    property: { type: 'Literal', value: place },
    computed: true,
    optional: false,
  };
}

function toExpression(value: Packed): Expression {
  if (typeof value === 'number') return element(names.texts, value);
  if (value === null || typeof value !== 'object') return { type: 'Literal', value };
  if (isList(value)) return { type: 'ArrayExpression', elements: value.map(toExpression) };
  const properties = Object.entries(value).map(([name, each]) =>
    property(name, toExpression(each)),
  );
  return { type: 'ObjectExpression', properties };
}

function property(name: string, value: Expression) {
  const key = { type: 'Identifier', name } as const;
  const isPlain = { method: false, shorthand: false, computed: false } as const;
  return { type: 'Property', kind: 'init', key, value, ...isPlain } as const;
}
