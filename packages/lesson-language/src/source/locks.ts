import type { Code, Nodes, Root, RootContent } from 'mdast';
import { fieldsOf } from '@kurser/shared/fields';
import { isForTest, parseFence } from './fence';
import type { PageFault } from './mdxFault';
import {
  attributesOf,
  attributeText,
  elementsNamed,
  isJsxElement,
  type JsxElement,
  lineOf,
  visitNodes,
} from './jsx';
import { readYaml } from './yamlFault';

/** What of a page may wait for its day. */
const lockable = ['Solution', 'Exercise', 'Quiz', 'Exam'] as const;
type Lockable = (typeof lockable)[number];

/** Something in a page that opens on a day. Its place among the page's is its number. */
export interface Lock {
  /** What it is called in src/config/openings.ts. */
  readonly name: string;
  readonly line: number;
  /** Null for all of the page. */
  readonly element: (JsxElement & { readonly name: string }) | null;
}

/**
 * `opens` in a page's front matter, however its YAML is written: what is not seen here would be
 * open from the first.
 */
function pageLock({ children: [first] }: Root): Lock | undefined {
  if (first?.type !== 'yaml') return undefined;
  const read = readYaml(first.value);
  const opens = 'data' in read ? fieldsOf(read.data)['opens'] : undefined;
  if (opens === undefined) return undefined;
  const at = first.value.split('\n').findIndex((line) => /\bopens\b/.test(line));
  const name = typeof opens === 'string' ? opens : JSON.stringify(opens);
  return { name, line: at + 2, element: null };
}

function isLockable(name: string | null): name is Lockable {
  return lockable.some((each) => each === name);
}

/** Everything in a page that opens on a day, in order: the page itself, else parts of it. */
export function findLocks(root: Root): readonly Lock[] {
  const whole = pageLock(root);
  if (whole !== undefined) return [whole];
  const locks: Lock[] = [];
  visitNodes(root, (node) => {
    if (node.type !== 'mdxJsxFlowElement' || !isLockable(node.name)) return;
    const name = attributeText(node, 'opens');
    if (name !== undefined)
      locks.push({
        name,
        line: lineOf(node),
        element: Object.assign(node, { name: node.name }),
      });
  });
  return locks;
}

/** Elements below `opens` in an element that is all behind it: an exercise has only its test so. */
function nestedLocks(root: Root): readonly JsxElement[] {
  const nested: JsxElement[] = [];
  const isWaiting = (node: { readonly type: string }): boolean => {
    if (node.type === 'root') return pageLock(root) !== undefined;
    const element = node as JsxElement;
    return (
      node.type === 'mdxJsxFlowElement' &&
      element.name !== 'Exercise' &&
      attributeText(element, 'opens') !== undefined
    );
  };
  visitNodes(root, (node, ancestors) => {
    if (node.type !== 'mdxJsxFlowElement' || attributeText(node, 'opens') === undefined) return;
    if (ancestors.some(isWaiting)) nested.push(node);
  });
  return nested;
}

/**
 * What is wrong with what a page locks.
 * @param names those that src/config/openings.ts has
 */
export function lockFaults(root: Root, names: readonly string[]): readonly PageFault[] {
  const known = names.length === 0 ? 'inget namn än' : names.join(', ');
  const unknown = findLocks(root)
    .filter(({ name }) => !names.includes(name))
    .map(({ name, line, element }) => ({
      line: lineOfAttribute(element) ?? line,
      problem: `opens är "${name}"`,
      remedy: `ett namn i src/config/openings.ts, som har ${known}`,
    }));
  const nested = nestedLocks(root).map((element) => ({
    line: lineOf(element),
    problem: `${element.name ?? ''} med opens inuti något annat som öppnas`,
    remedy: 'opens bara på det yttersta: det som ligger inuti öppnas med det',
  }));
  return [
    ...unknown,
    ...nested,
    ...testlessFaults(root),
    ...shortFaults(root),
    ...strayFaults(root),
  ];
}

/** The nodes behind a lock. */
export function nodesBehind(root: Root, { element }: Lock): readonly Nodes[] {
  if (element === null)
    return root.children.filter((node) => node.type !== 'yaml' && !isTitle(node));
  if (element.name === 'Quiz') return [element];
  if (element.name === 'Solution' || element.name === 'Exam') return element.children;
  return testsIn(element);
}

/** What a leak scan can tell from other text, in letters and digits. */
const leastLocked = 16;

/** A part that the build could not look for in what can be read before its day. */
function shortFaults(root: Root): readonly PageFault[] {
  return findLocks(root).flatMap((lock) => {
    const nodes = nodesBehind(root, lock);
    let letters = 0;
    for (const node of nodes)
      visitNodes(node, (inner) => {
        if ('value' in inner) letters += inner.value.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
      });
    if (nodes.length === 0 || letters >= leastLocked) return [];
    return {
      line: lock.line,
      problem: `det som öppnas här har bara ${String(letters)} bokstäver och siffror`,
      remedy: `minst ${String(leastLocked)}, så att bygget kan se att det inte står öppet någonstans`,
    };
  });
}

/** The blocks that an exercise's `opens` locks. */
export function testsIn(exercise: JsxElement): readonly Code[] {
  const tests: Code[] = [];
  visitNodes(exercise, (node) => {
    if (node.type === 'code' && isForTest(parseFence(node.meta ?? '').words)) tests.push(node);
  });
  return tests;
}

/** `opens` on an exercise without a test locks nothing. */
function testlessFaults(root: Root): readonly PageFault[] {
  return elementsNamed(root, 'Exercise')
    .filter((exercise) => attributeText(exercise, 'opens') !== undefined)
    .filter((exercise) => testsIn(exercise).length === 0)
    .map((exercise) => ({
      line: lineOf(exercise),
      problem: 'opens på en Exercise utan test: det är testet som väntar',
      remedy: 'opens på dess Solution, eller ett kodblock med test i uppgiften',
    }));
}

/** `opens` on what cannot wait would be passed over, and be open from the first. */
function strayFaults(root: Root): readonly PageFault[] {
  const faults: PageFault[] = [];
  visitNodes(root, (node) => {
    if (!isJsxElement(node) || attributeText(node, 'opens') === undefined) return;
    if (node.type === 'mdxJsxFlowElement' && isLockable(node.name)) return;
    faults.push({
      line: lineOf(node),
      problem: `opens på ${node.name ?? 'ett element'}${isLockable(node.name) ? ' inne i en rad' : ''}`,
      remedy: `opens på ${lockable.join(', ')} på egna rader, eller i sidans front matter`,
    });
  });
  return faults;
}

function lineOfAttribute(element: JsxElement | null): number | undefined {
  const attribute = element && attributesOf(element).find(({ name }) => name === 'opens');
  return attribute?.position?.start.line;
}

/** The title of a page, which stands in the sidebar too: it does not wait. */
export function isTitle(node: RootContent): boolean {
  return node.type === 'heading' && node.depth === 1;
}
