import type { Element, ElementContent, Root, RootContent } from 'hast';
import { findMetaValue } from '@kurser/shared/fenceMeta';
import { parseTrace } from '@kurser/labs/StepTrace/core/parse';
import { colourCode } from './colourCode';

type Node = Root | RootContent | ElementContent;

/** Parts that show code in an editor of their own. */
const withEditor: ReadonlySet<string> = new Set(['PyRun']);

/**
 * Docusaurus' way to mark lines from within the code, which would be part of what is run and
 * copied.
 */
const markingComment = /highlight-(?:next-line|start|end)/;

function textOf(code: Element): string {
  const texts = code.children.map((child) => (child.type === 'text' ? child.value : ''));
  return texts.join('').replace(/\n$/, '');
}

function languageOf({ properties: { className } }: Element): string {
  const names = Array.isArray(className) ? className.map(String) : [];
  const name = names.find((each) => each.startsWith('language-')) ?? '';
  return name.replace('language-', '');
}

/**
 * What is shown of a block and in which language; a trace that cannot be read is told elsewhere
 * (plugins/remark-lesson).
 */
function shownCode(code: Element): { readonly text: string; readonly language: string } {
  const text = textOf(code);
  const language = languageOf(code);
  if (language !== 'steptrace') return { text, language };
  const parsed = parseTrace(text);
  const { metastring } = code.properties;
  const meta = typeof metastring === 'string' ? metastring : '';
  return {
    text: parsed.ok ? parsed.trace.code : '',
    language: findMetaValue(meta, 'lang') ?? 'text',
  };
}

/** Gives a block its colours. @throws when it marks lines with comments */
function colour(code: Element): void {
  const { text, language } = shownCode(code);
  const [comment] = markingComment.exec(text) ?? [];
  if (comment !== undefined)
    throw new Error(
      `Kommentaren "${comment}" i ett kodblock skulle bli en del av programmet; skriv radernas nummer efter språket i stället, som {2,4-5}.`,
    );
  const colours = colourCode(text, language);
  if (colours !== '') code.properties['colours'] = colours;
}

function walk(node: Node): void {
  if (!('children' in node)) return;
  if ('name' in node && withEditor.has(node.name ?? '')) return;
  for (const child of node.children) {
    if (child.type === 'element' && child.tagName === 'code' && node.type === 'element') {
      if (node.tagName === 'pre') colour(child);
    } else walk(child);
  }
}

/**
 * Colours the code when the site is built: which piece of it is what goes with the block as a
 * property (`src/code`). Prism and its languages are more than all that the site is shown with, and
 * would colour every block of a page anew each time it is opened.
 */
export default function rehypeCodeColours(): (tree: Root) => void {
  return walk;
}
