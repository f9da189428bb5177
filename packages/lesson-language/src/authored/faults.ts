import type { Parent, Root } from 'mdast';
import { closest } from '../source/closest';
import { declaredNames } from '../source/declaredNames';
import { isHtmlName } from '../source/htmlNames';
import {
  attributesOf,
  elementsNamed,
  isJsxElement,
  type JsxElement,
  lineOf,
  visitNodes,
} from '../source/jsx';
import type { PageFault } from '../source/mdxFault';
import { propsOf, type FenceForReader } from './elements';
import { faultsOfPart, partNames } from './parsers';

/** Docusaurus' own that an author may write without an import. */
const docusaurusNames = ['Head', 'Details'];

/**
 * The components of a page that are neither a part of the site's, nor imported, nor an element of
 * HTML.
 */
export function unknownComponents(tree: Root): readonly PageFault[] {
  const known = [...partNames, ...docusaurusNames, ...declaredNames(tree)];
  const faults: PageFault[] = [];
  visitNodes(tree, (node) => {
    if (!isJsxElement(node)) return;
    const [name = ''] = (node.name ?? '').split('.');
    if (name === '' || known.includes(name) || isHtmlName(name)) return;
    const problem = `okänd komponent: <${name}>`;
    faults.push({ line: lineOf(node), problem, remedy: remedyFor(name, known) });
  });
  return faults;
}

function remedyFor(name: string, known: readonly string[]): string {
  const meant = closest(name, known);
  if (meant !== undefined) return `menade du <${meant}>?`;
  return /^\p{Lu}/u.test(name)
    ? 'en del som står i src/parts/README.md, eller en import överst på sidan'
    : `\`<${name}>\` som kod, om tecknen ska synas`;
}

/** What one part of a page says of how it is written. */
export interface FaultyPart {
  readonly element: JsxElement;
  readonly faults: readonly PageFault[];
}

/**
 * The parts of a page whose own parser cannot read what the author has written of them, so that
 * what is not among them is what the page can show.
 * @param forReader what a reader gets of a block of code
 */
export function faultyParts(tree: Root, forReader: FenceForReader): readonly FaultyPart[] {
  const found: FaultyPart[] = [];
  visitNodes(tree, (node, ancestors) => {
    if (!isJsxElement(node) || !partNames.includes(node.name ?? '')) return;
    const said = saidOf(node, ancestors.map(nameOf), forReader);
    if (said.length > 0)
      found.push({ element: node, faults: said.map((text) => toFault(node, text)) });
  });
  return found;
}

function nameOf(parent: Parent): string {
  return 'name' in parent ? String(parent.name) : '';
}

function saidOf(
  element: JsxElement,
  ancestors: readonly string[],
  forReader: FenceForReader,
): readonly string[] {
  const { known, unknown } = propsOf(element, ancestors, forReader);
  if (unknown.length > 0)
    return unknown.map((name) => `${name} går inte att läsa: där ska stå ett färdigt värde`);
  return faultsOfPart(element.name ?? '', known);
}

/** A fault stands on the line of the attribute or the question that it names. */
function toFault(element: JsxElement, text: string): PageFault {
  const name = element.name ?? '';
  const attribute = attributesOf(element).find((each) => text.startsWith(`${each.name} `));
  const [, number] = /^fråga (\d+)/.exec(text) ?? [];
  const question = elementsNamed(element, 'Question')[Number(number) - 1];
  return {
    line: lineOf(attribute ?? question ?? element),
    problem: `${name}: ${text}`,
    remedy: `som i exemplen på <${name}> i src/parts/README.md`,
  };
}
