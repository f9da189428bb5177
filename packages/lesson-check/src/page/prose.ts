import type { Nodes, Root, Text } from 'mdast';
import { attributesOf, isJsxElement, visitNodes } from '@kurser/lesson-language/source/jsx';

/**
 * Stands where the page has markup or code, so that words on either side never look like
 * neighbours.
 */
export const notProse = '￼';

/** Attributes whose value a reader sees as text. */
const textAttributes = new Set(['alt', 'caption', 'title', 'why', 'label']);

/**
 * The page's source with everything that is not prose replaced by {@link notProse}, character for
 * character: offsets and lines are those of the page. White space stays. Code, formulas, addresses
 * and JSX are not prose; text attributes, alternative texts and fence titles are.
 */
export function maskToProse(source: string, tree: Root): string {
  const prose = new Array<boolean>(source.length).fill(false);
  visitNodes(tree, (node) => {
    for (const [start, end] of proseRanges(node, source)) prose.fill(true, start, end);
  });
  return source
    .split('')
    .map((char, index) => (prose[index] === true || /\s/.test(char) ? char : notProse))
    .join('');
}

type Range = readonly [start: number, end: number];

function proseRanges(node: Nodes, source: string): Range[] {
  if (node.type === 'text') return textRange(node, source);
  const start = node.position?.start.offset;
  if (start === undefined) return [];
  const end = node.position?.end.offset ?? start;
  if (node.type === 'image') return rangesOf(node.alt ?? '', source, start, end);
  if (node.type === 'code') return codeRanges(node, source, start, end);
  if (node.type === 'yaml') return frontMatterRanges(source, start, end);
  if (isJsxElement(node)) return attributeRanges(node, source);
  return [];
}

/** A bare address is its own link text; it is no prose. */
function textRange(node: Text, source: string): Range[] {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined || /^(https?:\/\/|www\.)\S+$/.test(node.value))
    return [];
  return withoutCharacterReferences(source, start, end);
}

function attributeRanges(node: Parameters<typeof attributesOf>[0], source: string): Range[] {
  return attributesOf(node).flatMap((attribute) => {
    const start = attribute.position?.start.offset;
    const end = attribute.position?.end.offset;
    if (!textAttributes.has(attribute.name) || start === undefined || end === undefined) return [];
    return withoutCodeSpans(source, start + attribute.name.length + 1, end);
  });
}

/** Texts in a fence's words, and the explanations of a StepTrace. */
function codeRanges(
  node: { readonly lang?: string | null; readonly meta?: string | null },
  source: string,
  start: number,
  end: number,
): Range[] {
  const ranges: Range[] = [];
  const fence = source.slice(start, end).split('\n', 1)[0] ?? '';
  for (const match of fence.matchAll(/\b(?:title|check|ignore)="([^"]*)"/g)) {
    const at = start + match.index + match[0].length - 1 - (match[1] ?? '').length;
    ranges.push(...withoutCodeSpans(source, at, at + (match[1] ?? '').length));
  }
  if (node.lang === 'steptrace' || node.lang === 'steps') {
    for (const match of source.slice(start, end).matchAll(/^[ \t]*: .*$/gm)) {
      ranges.push(
        ...withoutCodeSpans(source, start + match.index, start + match.index + match[0].length),
      );
    }
  }
  if (node.lang === 'mermaid') {
    for (const match of source.slice(start, end).matchAll(/^\s*%% alt: (.*)$/gm)) {
      const at = start + match.index + match[0].length - (match[1] ?? '').length;
      ranges.push([at, start + match.index + match[0].length]);
    }
  }
  return ranges;
}

function frontMatterRanges(source: string, start: number, end: number): Range[] {
  return [...source.slice(start, end).matchAll(/^(title|sidebar_label|description):(.*)$/gm)].map(
    (match) => {
      const lineEnd = start + match.index + match[0].length;
      return [lineEnd - (match[2] ?? '').length, lineEnd];
    },
  );
}

function rangesOf(text: string, source: string, start: number, end: number): Range[] {
  const at = source.indexOf(text, start);
  return text === '' || at === -1 || at + text.length > end ? [] : [[at, at + text.length]];
}

function withoutCodeSpans(source: string, start: number, end: number): Range[] {
  return rangesWithout(/`[^`]*`/g, source, start, end);
}

/** `&nbsp;` and its like. */
function withoutCharacterReferences(source: string, start: number, end: number): Range[] {
  return rangesWithout(/&[#\w]+;/g, source, start, end);
}

function rangesWithout(pattern: RegExp, source: string, start: number, end: number): Range[] {
  const ranges: Range[] = [];
  let from = start;
  for (const match of source.slice(start, end).matchAll(pattern)) {
    ranges.push([from, start + match.index]);
    from = start + match.index + match[0].length;
  }
  ranges.push([from, end]);
  return ranges;
}

/** The 1-based line of an offset. */
export function lineAt(source: string, offset: number): number {
  let line = 1;
  for (
    let index = source.indexOf('\n');
    index !== -1 && index < offset;
    index = source.indexOf('\n', index + 1)
  )
    line++;
  return line;
}
