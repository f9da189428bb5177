import type { Root, RootContent } from 'mdast';
import type { PageFault } from './mdxFault';
import {
  attributesOf,
  attributeText,
  isJsxElement,
  type JsxElement,
  lineOf,
  visitNodes,
} from './jsx';

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

/** The line of `opens:` in a page's front matter, and what it says. */
function pageLock({ children: [first] }: Root): Lock | undefined {
  if (first?.type !== 'yaml') return undefined;
  const lines = first.value.split('\n');
  const at = lines.findIndex((line) => line.startsWith('opens:'));
  const [, name] = /^opens:\s*(['"]?)(.*?)\1\s*$/.exec(lines[at] ?? '')?.slice(1) ?? [];
  return name === undefined ? undefined : { name, line: at + 2, element: null };
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
  return [...unknown, ...nested, ...strayFaults(root)];
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
