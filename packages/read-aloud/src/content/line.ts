import { codePieces, codeWords, englishName, isEnglishNames } from './codeWords';
import { mathWords } from './mathWords';
import type { Language, Word } from './sentence';

/** What has no words of its own to be read: controls, drawings, and what says the same twice. */
export const unread =
  'script, style, template, svg, button:not([data-term]), input, select, textarea, dialog, ' +
  '[hidden], [aria-hidden="true"], [role="tooltip"], [role="status"], [role="alert"], ' +
  '[data-nosearch], .hash-link';

/** The language of what stands in an element. */
function languageOf(element: Element): Language {
  return element.closest('[lang]')?.getAttribute('lang')?.startsWith('en') === true ? 'en' : 'sv';
}

/** Words one after the other, which know whether there was a blank before each. */
interface Line {
  readonly words: Word[];
  hasBlank: boolean;
}

function add(line: Line, word: Word): void {
  line.words.push(line.hasBlank || line.words.length === 0 ? word : { ...word, isJoined: true });
  line.hasBlank = false;
}

/** What is said of something that is no text: word by word, all in its one place. */
function addSaid(line: Line, element: Element, said: string, isCode: boolean): void {
  const place = { kind: 'element', element } as const;
  const language = languageOf(element);
  for (const [index, word] of said
    .split(/\s+/)
    .filter((each) => each !== '')
    .entries()) {
    if (index > 0) line.hasBlank = true;
    add(line, { said: word, language, place, ...(isCode && index === 0 && { isCode }) });
  }
}

/** The language that a text is said in: an English voice says English code that is names alone. */
function languageOfText({ parentElement, data }: Text, isCode: boolean): Language {
  const language = parentElement === null ? 'sv' : languageOf(parentElement);
  return isCode && !isEnglishNames(data) ? 'sv' : language;
}

/** What is said of code, piece by piece, or of a word. */
function addWritten(line: Line, node: Text, start: number, written: string, isCode: boolean): void {
  const language = languageOfText(node, isCode);
  const nameOf = language === 'en' ? englishName : codeWords;
  let from = start;
  for (const piece of isCode ? codePieces(written) : [written]) {
    const said = isCode ? nameOf(piece) : piece;
    const place = { kind: 'text', node, start: from, end: from + piece.length } as const;
    line.hasBlank ||= from > start;
    add(line, { said: said === '' ? piece : said, language, place, ...(isCode && { isCode }) });
    from += piece.length;
  }
}

function addText(line: Line, node: Text, isCode: boolean): void {
  const text = node.data;
  let from = 0;
  for (const { 0: written, index } of text.matchAll(/[^\s\u00AD]+/g)) {
    if (index > from || /^\s/.test(text)) line.hasBlank ||= index > from;
    addWritten(line, node, index, written, isCode);
    from = index + written.length;
  }
  if (from < text.length) line.hasBlank = true;
}

function addElement(line: Line, element: Element, isCode: boolean): void {
  if (element.matches(unread)) return;
  if (element.localName === 'br') {
    line.hasBlank = true;
    return;
  }
  const math = element.matches('.katex') ? element.querySelector('math') : null;
  if (math !== null) addSaid(line, element, mathWords(math), true);
  else if (element.matches('img, [role="img"]')) {
    line.hasBlank = true;
    addSaid(line, element, pictureText(element), false);
    line.hasBlank = true;
  } else addNodes(line, element.childNodes, isCode || element.localName === 'code');
}

function addNodes(line: Line, nodes: Iterable<Node>, isCode: boolean): void {
  for (const node of nodes) {
    if (node instanceof Text) addText(line, node, isCode);
    else if (node instanceof Element) addElement(line, node, isCode);
  }
}

/** "Bild: en graf med tre noder."; nothing for a picture that is for the eye alone. */
function pictureText(element: Element): string {
  const text = element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '';
  return text.trim() === '' ? '' : `Bild: ${text.trim().replace(/\.$/, '')}.`;
}

/** The words of running text, in order. */
export function wordsIn(nodes: Iterable<Node>, isCode = false): readonly Word[] {
  const line: Line = { words: [], hasBlank: true };
  addNodes(line, nodes, isCode);
  return line.words;
}

/** Words that stand nowhere in the page: "Kod, fem rader." */
export function announced(text: string): readonly Word[] {
  return text.split(' ').map((said) => ({ said, language: 'sv' }));
}
