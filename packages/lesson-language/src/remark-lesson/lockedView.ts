import { createHash } from 'node:crypto';
import path from 'node:path';
import { escapePath } from '@docusaurus/utils';
import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm, MdxjsEsmData } from 'mdast-util-mdxjs-esm';
import { findLocks, isTitle, type Lock, lockFaults } from '../source/locks';
import { elementsNamed, type JsxElement, removeAttribute } from '../source/jsx';
import { askedPart } from '../locks/part';
import { faultsToText, type PageFile } from './faultsToText';

/**
 * What opens on a day is a module of its own: the same file, compiled for one lock alone. The page
 * has a function in its place that asks the bundler for it, in a chunk that the seal gives a key of
 * its own.
 */
export interface LockedView {
  /** Takes from the tree what this module is not to have. */
  cut(): void;
  /** The exercises whose test this module is not to have. */
  readonly untested: ReadonlySet<JsxElement>;
  /** Exercises with a solution that opens on a day: nothing may be made of it elsewhere. */
  readonly unsolved: ReadonlySet<JsxElement>;
  /** The exercise whose task is all that this module has. */
  readonly taskOf: JsxElement | undefined;
}

/** All of a page: one without locks. */
export const everything: LockedView = {
  cut: () => undefined,
  untested: new Set(),
  unsolved: new Set(),
  taskOf: undefined,
};

/**
 * What a module has of a page with locks: all but what is locked, or one locked part alone where
 * the bundler asks for that (locks/part.ts).
 * @param names those that src/config/openings.ts has
 * @throws an Error with every fault, for what is not known to wait would be open
 */
export function viewLocks(root: Root, file: PageFile, names: readonly string[]): LockedView {
  const number = askedPart(root);
  const faults = lockFaults(root, names);
  if (faults.length > 0) throw new Error(faultsToText(file, faults));
  const locks = findLocks(root);
  if (locks.length === 0) return everything;
  const own = number === undefined ? undefined : locks[number];
  const exercises = locks.flatMap(({ element }) => (element?.name === 'Exercise' ? [element] : []));
  const unsolved = elementsNamed(root, 'Exercise').filter((exercise) => {
    const solutions: readonly unknown[] = elementsNamed(exercise, 'Solution');
    return locks.some(({ element }) => solutions.includes(element));
  });
  return {
    cut: () => {
      if (own === undefined) cutLocked(root, file, locks);
      else keepOnly(root, own, locks);
    },
    untested: new Set(exercises.filter((element) => element !== own?.element)),
    unsolved: new Set(unsolved),
    taskOf: own?.element?.name === 'Exercise' ? own.element : undefined,
  };
}

const isModule = (node: RootContent): boolean => node.type === 'mdxjsEsm' || node.type === 'yaml';

/** The part of the page behind a lock. What it has of other locks goes. */
function keepOnly(root: Root, own: Lock, locks: readonly Lock[]): void {
  const { element } = own;
  for (const lock of locks) if (lock.element !== null) removeAttribute(lock.element, 'opens');
  root.children = root.children.filter((node) =>
    element === null ? !isTitle(node) : isModule(node),
  );
  if (element === null || element.name === 'Exercise') return;
  const kept: Nodes[] = element.name === 'Quiz' ? [element] : element.children;
  root.children.push(...(kept as RootContent[]));
}

/** Puts into each lock's place what opens it. */
function cutLocked(root: Root, file: PageFile, locks: readonly Lock[]): void {
  locks.forEach(({ name, element }, number) => {
    const opening = `opening${String(number)}`;
    if (element === null) {
      const head = root.children.filter((node) => isModule(node) || isTitle(node));
      root.children = [...head, boxFor('Page', opening)];
    } else if (element.name === 'Quiz' || element.name === 'Exam') {
      Object.assign(element, boxFor(element.name, opening));
    } else {
      removeAttribute(element, 'opens');
      element.attributes.push(attribute('opening', opening));
      if (element.name === 'Solution') element.children = [];
    }
    root.children.unshift(importOf(opening, requestFor(file.path, name, number)));
  });
}

function boxFor(what: string, opening: string): MdxJsxFlowElement {
  const kind = { type: 'mdxJsxAttribute', name: 'kind', value: what } as const;
  const attributes = [kind, attribute('opening', opening)];
  return {
    type: 'mdxJsxFlowElement',
    name: 'OpensLater',
    attributes,
    children: [],
  };
}

type Program = NonNullable<MdxjsEsmData['estree']>;
type Statement = Program['body'][number];

function program(statement: Statement): Program {
  return {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [statement],
  };
}

function attribute(name: string, variable: string): MdxJsxFlowElement['attributes'][number] {
  const expression = { type: 'Identifier', name: variable } as const;
  const estree = program({ type: 'ExpressionStatement', expression });
  const value = {
    type: 'mdxJsxAttributeValueExpression',
    value: variable,
    data: { estree },
  } as const;
  return { type: 'mdxJsxAttribute', name, value };
}

function importOf(variable: string, request: string): MdxjsEsm {
  const local = { type: 'Identifier', name: variable } as const;
  const estree = program({
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local }],
    source: { type: 'Literal', value: request },
    attributes: [],
  });
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

const loader = path.join(__dirname, '..', 'locks', 'lockLoader.mjs');

/** The id by which the seal knows an opening's chunks. */
export function compartmentId(name: string): string {
  return Buffer.from(name).toString('hex');
}

/**
 * What the page's module asks the bundler for: what lockLoader.mjs makes of the file, with no other
 * loader.
 */
function requestFor(file: string, name: string, number: number): string {
  const page = createHash('sha256').update(path.basename(file)).update(file).digest('hex');
  const chunk = `apart-${compartmentId(name)}-${page.slice(0, 8)}-${String(number)}`;
  const options = new URLSearchParams({ name, chunk, number: String(number) });
  return `!!${escapePath(loader)}?${options.toString()}!${escapePath(file)}`;
}
