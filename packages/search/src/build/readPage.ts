import type { RenderedPage } from 'docusaurus-plugin-seal';
import {
  attributeOf,
  findElement,
  hasClass,
  isElement,
  parseHtml,
  textOf,
  type HtmlElement,
  type HtmlNode,
} from './html';

/** What stands below one heading of a lesson. */
export interface PageSection {
  /** The heading's id; empty above the first heading. */
  readonly anchor: string;
  readonly heading: string;
  /** Running text, code in it included; blocks on lines of their own. */
  readonly text: string;
  /** What is written as code within the text: the names that the section speaks of. */
  readonly names: string;
  /** Blocks of code and what programs print. */
  readonly code: string;
}

/** A lesson as the search sees it. */
export interface LessonPage {
  readonly route: string;
  readonly title: string;
  /** Where it stands, from the course down; without the page itself. */
  readonly trail: readonly string[];
  readonly keywords: readonly string[];
  readonly description: string;
  /** The first one is what stands above the first heading, often nothing. */
  readonly sections: readonly PageSection[];
}

/**
 * Not the lesson's words: drawings, controls and what is hidden from readers. Hints and solutions
 * (`details`) are left out on purpose: a search must not hand out answers that a student has not
 * asked for.
 */
const skipped = new Set(
  'svg style script template select option input textarea label annotation details noscript'.split(
    ' ',
  ),
);
const blocks = new Set(
  'p li ul ol dl dt dd table thead tbody tr td th div section header footer figure figcaption blockquote pre br h1 h2 h3 h4 h5 h6 hr'.split(
    ' ',
  ),
);
/** Where a button is a word of the text (a term with an explanation) and not a control. */
const textual = new Set('p li td th dd dt em strong a h2 h3 h4'.split(' '));

/**
 * What a part of a lesson puts on an element that is not for the search, such as a quiz's answers.
 */
const skipMark = 'data-nosearch';

function isSkipped(element: HtmlElement, parent: HtmlElement): boolean {
  if (skipped.has(element.tagName) || hasClass(element, 'hash-link')) return true;
  if (element.tagName === 'button')
    return !textual.has(parent.tagName) && !hasClass(parent, 'unbroken');
  return (
    attributeOf(element, 'aria-hidden') === 'true' ||
    attributeOf(element, 'role') === 'img' ||
    attributeOf(element, 'hidden') !== undefined ||
    attributeOf(element, skipMark) !== undefined
  );
}

const isSectionHeading = ({ tagName }: HtmlElement): boolean =>
  tagName === 'h2' || tagName === 'h3';

const isPlace = (element: HtmlElement): boolean =>
  isSectionHeading(element) && attributeOf(element, 'id') !== undefined;

function headingText(element: HtmlElement): string {
  return tidy(
    element.childNodes
      .filter((node) => !(isElement(node) && hasClass(node, 'hash-link')))
      .map(textOf)
      .join(''),
  );
}

/** Spaces as one reads them: runs and non-breaking ones are one space. */
function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .replaceAll(/[\u00AD\u200B]/g, '')
    .trim();
}

type TextKind = 'text' | 'names' | 'code';

function kindOf({ tagName }: HtmlElement, around: TextKind): TextKind {
  if (tagName === 'pre') return 'code';
  return tagName === 'code' && around === 'text' ? 'names' : around;
}

interface OpenSection {
  readonly anchor: string;
  readonly heading: string;
  text: string;
  names: string;
  code: string;
}

class SectionReader {
  readonly sections: OpenSection[] = [];
  private current = this.open('', '');

  private open(anchor: string, heading: string): OpenSection {
    const section = { anchor, heading, text: '', names: '', code: '' };
    this.sections.push(section);
    return section;
  }

  private write(text: string, kind: TextKind): void {
    this.current.text += text;
    if (kind !== 'text') this.current[kind] += text;
  }

  read(node: HtmlNode, parent: HtmlElement, kind: TextKind): void {
    if ('value' in node) {
      // A line break in running text is the author's, not the reader's.
      this.write(kind === 'code' ? node.value : node.value.replace(/\s+/g, ' '), kind);
      return;
    }
    if (!isElement(node) || isSkipped(node, parent) || node.tagName === 'h1') return;
    if (isPlace(node)) {
      this.current = this.open(attributeOf(node, 'id') ?? '', headingText(node));
      return;
    }
    if (node.tagName === 'img') this.write(` ${attributeOf(node, 'alt') ?? ''} `, kind);
    const own = kindOf(node, kind);
    const breakLine = (): void => {
      if (blocks.has(node.tagName)) this.write('\n', own);
      else if (own === 'names' && kind === 'text') this.current.names += '\n';
    };
    breakLine();
    node.childNodes.forEach((child) => {
      this.read(child, node, own);
    });
    breakLine();
  }
}

function sectionsOf(content: HtmlElement): PageSection[] {
  const reader = new SectionReader();
  content.childNodes.forEach((node) => {
    reader.read(node, content, 'text');
  });
  return reader.sections
    .map(({ anchor, heading, text, names, code }) => ({
      anchor,
      heading,
      text: tidy(text),
      names: tidy(names),
      code: tidy(code),
    }))
    .filter(({ anchor, heading, text }) => anchor === '' || heading !== '' || text !== '');
}

function trailOf(nodes: readonly HtmlNode[]): string[] {
  const list = findElement(nodes, (element) => hasClass(element, 'theme-doc-breadcrumbs'));
  const crumbs: string[] = [];
  const collect = (element: HtmlElement): void => {
    for (const child of element.childNodes) {
      if (!isElement(child)) continue;
      const isLast = hasClass(child, 'breadcrumbs__item--active');
      if (child.tagName === 'li' && !isLast) crumbs.push(tidy(textOf(child)));
      else if (child.tagName !== 'li') collect(child);
    }
  };
  if (list !== undefined) collect(list);
  // The first one is the house that leads home; it has no words.
  return crumbs.filter((crumb) => crumb !== '');
}

function metaOf(head: string, name: string): string {
  const element = findElement(
    parseHtml(head),
    (each) => each.tagName === 'meta' && attributeOf(each, 'name') === name,
  );
  return element === undefined ? '' : tidy(attributeOf(element, 'content') ?? '');
}

/**
 * The lesson on a rendered page, or undefined for a page that is none (home, a category's list, a
 * redirect).
 */
export function readLessonPage({ route, html, meta }: RenderedPage): LessonPage | undefined {
  const nodes = parseHtml(html);
  const content = findElement(nodes, (element) => hasClass(element, 'theme-doc-markdown'));
  const title = content && findElement([content], ({ tagName }) => tagName === 'h1');
  if (content === undefined || title === undefined) return undefined;
  return {
    route,
    title: headingText(title),
    trail: trailOf(nodes),
    keywords: metaOf(meta, 'keywords')
      .split(',')
      .map((keyword) => keyword.trim())
      .filter((keyword) => keyword !== ''),
    description: metaOf(meta, 'description'),
    sections: sectionsOf(content),
  };
}
