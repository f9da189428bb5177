import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { dictionaryWords } from './dictionaries';
import { englishIn, isEnglish, isEnglishCode } from './english';
import { englishPhrases } from './phrases';
import type { Words } from './words';

type Node = Root | RootContent | ElementContent;

/** What is known of English. */
interface Facts {
  readonly words: Words;
  /** Of the glossary, in small letters. */
  readonly phrases: ReadonlySet<string>;
}

/** What is marked itself where all of it is English. */
const wholes = new Set(['a', 'em', 'strong', 'td', 'th']);

/** What is no running text, or is compared with what a student writes. */
function isLeftAlone(node: Node): boolean {
  if (node.type === 'element')
    return node.tagName === 'pre' || [node.properties['className']].flat().includes('katex');
  return 'name' in node && (node.name === 'Accept' || node.name === 'Reject');
}

function onlyText({ children: [child, ...others] }: Element): string {
  return child?.type === 'text' && others.length === 0 ? child.value : '';
}

const english = (value: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { lang: 'en' },
  children: [{ type: 'text', value }],
});

/** A text with its English in elements of its own. */
function parted({ value }: Text, { words, phrases }: Facts): (Element | Text)[] {
  const nodes: (Element | Text)[] = [];
  let from = 0;
  for (const { start, end } of englishIn(value, words, phrases)) {
    if (start > from) nodes.push({ type: 'text', value: value.slice(from, start) });
    nodes.push(english(value.slice(start, end)));
    from = end;
  }
  if (from < value.length) nodes.push({ type: 'text', value: value.slice(from) });
  return nodes;
}

function isMarkedItself(node: Element, { words }: Facts): boolean {
  if (node.tagName === 'code') return isEnglishCode(onlyText(node), words);
  return wholes.has(node.tagName) && isEnglish(onlyText(node), words);
}

function partTexts(children: Node[], facts: Facts): void {
  const nodes = children.flatMap((child): Node[] =>
    child.type === 'text' ? parted(child, facts) : [child],
  );
  children.splice(0, children.length, ...nodes);
}

function markEnglish(node: Node, facts: Facts): void {
  if (isLeftAlone(node) || !('children' in node)) return;
  if (node.type === 'element' && isMarkedItself(node, facts)) node.properties['lang'] = 'en';
  else if (node.type !== 'element' || node.tagName !== 'code') {
    for (const child of node.children) markEnglish(child, facts);
    partTexts(node.children, facts);
  }
}

interface EnglishOptions {
  /** The path of the glossary, whose English phrases are known. */
  readonly glossary: string;
  /** Another source of words than the dictionaries, for a test. */
  readonly words?: Words;
}

/**
 * Says of English in a Swedish text that it is English (`lang="en"`), for voices and for screen
 * readers: words that only English has, the glossary's phrases, and code in the text that is made
 * of English words. Texts are parted and never changed, so what is kept under a hash of a text
 * stays. How it is decided, and how often it is right: decision 64.
 */
export default function rehypeEnglish(options: EnglishOptions): (tree: Root) => Promise<void> {
  return async (tree) => {
    const words = options.words ?? (await dictionaryWords());
    markEnglish(tree, { words, phrases: englishPhrases(options.glossary) });
  };
}
