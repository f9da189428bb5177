import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { exerciseId } from '@kurser/course-parts/Exercise/exercise';
import { glossaryAnchor } from '@kurser/course-parts/Term/glossary';
import {
  attributeText,
  isJsxElement,
  lineOf,
  visitNodes,
} from '@kurser/lesson-language/source/jsx';

export interface PageHeading {
  readonly line: number;
  readonly depth: number;
  readonly text: string;
  /** The anchor Docusaurus gives it, a `-1` for repetition included. */
  readonly id: string;
}

/** The page's headings with the ids Docusaurus' own slugger makes of them. */
export function collectHeadings(tree: Root): PageHeading[] {
  const slugger = new GithubSlugger();
  const headings: PageHeading[] = [];
  visitNodes(tree, (node) => {
    if (node.type !== 'heading') return;
    const text = toString(node).trim();
    headings.push({
      line: lineOf(node),
      depth: node.depth,
      text,
      id: explicitId(node) ?? slugger.slug(text),
    });
  });
  return headings;
}

/** An MDX comment with `#id` last in the heading is the id, as Docusaurus reads it. */
function explicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\/\*\s*#(\S+).*\*\/$/s.exec(last.value.trim())?.[1];
}

/**
 * Everything on the page that a link's `#…` can point to: headings, exercises, elements with an
 * `id`, and the terms where the whole glossary is shown.
 */
export function collectAnchors(tree: Root, glossaryIds: readonly string[]): Set<string> {
  const anchors = new Set(collectHeadings(tree).map((heading) => heading.id));
  visitNodes(tree, (node) => {
    if (!isJsxElement(node)) return;
    const id = node.name === 'Term' ? undefined : attributeText(node, 'id');
    if (id !== undefined) anchors.add(id);
    if (node.name === 'Glossary') for (const term of glossaryIds) anchors.add(glossaryAnchor(term));
    const title = node.name === 'Exercise' ? attributeText(node, 'title') : undefined;
    if (title !== undefined) anchors.add(exerciseId(title));
  });
  return anchors;
}
