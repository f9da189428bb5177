import type { Code, Nodes, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm, MdxjsEsmData } from 'mdast-util-mdxjs-esm';
import { type Block, collectBlocks } from '../../lessons/blocks';
import type { JsxElement } from '../../lessons/jsx';
import { planLive } from '../../teaching/live/plan';
import type { GivenFile } from '../../teaching/live/plan/files';
import {
  isList,
  packRecords,
  type Packed,
  type PackedRecords,
  type Plain,
} from '../../teaching/live/plan/records';
import type { ExampleTask, ExerciseTask } from '../../teaching/live/task';

type Program = NonNullable<MdxjsEsmData['estree']>;
type Statement = Program['body'][number];
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];

/** The component around a block that can be changed and run. */
const exampleComponent = 'Example';

/** Names of the page's module that hold the texts and the records. */
const names = { texts: 'liveTexts', records: 'liveTasks' } as const;

/**
 * Gives the page's exercises and examples what they need to run in the page, as the property `task`: exercises get it
 * themselves, a block gets an `Example` around it. A page without any stays as it is.
 * @param given the files that the page's programs find in their folder
 */
export function attachTasks(root: Root, given: readonly GivenFile[]): void {
  const plan = planLive(collectBlocks(root), given);
  const records: Plain[] = [];
  const attributeFor = (task: ExerciseTask | ExampleTask): MdxJsxAttribute =>
    taskAttribute(records.push(toPlain(task)) - 1);

  const exercises = new Map<JsxElement, MdxJsxAttribute>();
  for (const planned of plan.exercises)
    if (planned.kind === 'here')
      exercises.set(planned.exercise.element, attributeFor(planned.task));
  const examples = new Map<Code, readonly MdxJsxAttribute[]>();
  for (const planned of plan.examples)
    if (planned.kind === 'here')
      examples.set(planned.block.node, [
        attributeFor(planned.task),
        ...titleAttribute(planned.block),
      ]);

  if (records.length === 0) return;
  for (const [element, attribute] of exercises) element.attributes.push(attribute);
  wrapExamples(root, examples);
  root.children.unshift(recordsModule(packRecords(records)));
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
function recordsModule({ texts, records }: PackedRecords): MdxjsEsm {
  const body = [
    declaration(names.texts, {
      type: 'ArrayExpression',
      elements: texts.map((value) => ({ type: 'Literal', value })),
    }),
    declaration(names.records, { type: 'ArrayExpression', elements: records.map(toExpression) }),
  ];
  return { type: 'mdxjsEsm', value: '', data: { estree: program(body) } };
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
  const properties = Object.entries(value).map(([name, each]) => ({
    type: 'Property' as const,
    kind: 'init' as const,
    key: { type: 'Identifier' as const, name },
    value: toExpression(each),
    ...{ method: false, shorthand: false, computed: false },
  }));
  return { type: 'ObjectExpression', properties };
}
