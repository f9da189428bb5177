import { counted } from './count';
import { announced, unread, wordsIn } from './line';
import { partsOf, sentencesOf, type More, type Sentence, type Word } from './sentence';
import { rowsOf } from './table';

const blocks =
  'address, article, aside, blockquote, dd, details, div, dl, dt, fieldset, figcaption, figure, ' +
  'footer, form, h1, h2, h3, h4, h5, h6, header, hr, label, legend, li, main, ol, p, pre, section, ' +
  'summary, table, ul, [role="img"]:not(span), .katex-display';

/** The parts of a lesson that are answered or solved: reading stops there. */
const stopping = new Set(['quiz', 'predict', 'parsons', 'exercise', 'flag']);

const askFor: Readonly<Record<string, string>> = {
  quiz: 'Läs frågan',
  predict: 'Läs frågan',
};

function isBlock(node: Node): node is Element {
  return node instanceof Element && (node.matches(blocks) || node.querySelector(blocks) !== null);
}

function spoken(block: Element, words: readonly Word[], more?: More): readonly Sentence[] {
  const sentences = sentencesOf(words);
  return sentences.map((sentence, index) => ({
    block,
    parts: partsOf(sentence),
    ...(more !== undefined && index === sentences.length - 1 && { more }),
  }));
}

/** What is in the frame of a question, an exercise or a lab; undefined for any other element. */
function kindOf(element: Element): string | undefined {
  const [head] = Array.from(element.children);
  if (element.localName !== 'section' || head?.localName !== 'header') return undefined;
  return head.querySelector('[data-kind]')?.getAttribute('data-kind') ?? undefined;
}

/** Ends with a full stop, so that the next thing said begins a sentence, or with another mark. */
function closed(words: readonly Word[], mark = '.'): readonly Word[] {
  const last = words.at(-1);
  if (last === undefined || /[.!?:]$/.test(last.said)) return words;
  return [...words.slice(0, -1), { ...last, said: `${last.said}${mark}` }];
}

/** What a frame is called: "Uppgift: Summan av en lista." */
function nameOf(head: Element | undefined): readonly Word[] {
  const pieces = Array.from(head?.querySelectorAll('[data-kind], [data-kind] ~ *') ?? [], (piece) =>
    wordsIn([piece]),
  ).filter((words) => words.length > 0);
  return pieces.flatMap((words, at) => closed(words, at + 1 < pieces.length ? ':' : '.'));
}

function panel(section: Element, kind: string): readonly Sentence[] {
  const [head, ...rest] = Array.from(section.children);
  const words = nameOf(head);
  const stops = stopping.has(kind);
  const read = (): readonly Sentence[] => rest.flatMap((part) => walk(part.childNodes, part));
  if (!stops && kind !== 'trace' && kind !== 'lab' && kind !== 'run')
    return [...spoken(section, words), ...read()];
  const label = stops ? (askFor[kind] ?? 'Läs uppgiften') : 'Läs innehållet';
  return spoken(section, words, { label, stops, read });
}

/** The lines of a block of code, each a sentence that is said sign by sign. */
function codeLines(code: Element): readonly Sentence[] {
  const lines = Array.from(code.querySelectorAll('.token-line'));
  return (lines.length === 0 ? [code] : lines).flatMap((line) => {
    const words = wordsIn(line.childNodes, true).map(({ isJoined: _, ...word }) => word);
    return words.length === 0 ? [] : [{ block: line, parts: partsOf(words) }];
  });
}

function lineCount(pre: Element): number {
  const lines = pre.querySelectorAll('.token-line').length;
  return lines > 0 ? lines : pre.textContent.trimEnd().split('\n').length;
}

function code(pre: Element): readonly Sentence[] {
  const isOutput = pre.matches('.language-text');
  const count = counted(lineCount(pre), 'rad', 'rader');
  const words = announced(`${isOutput ? 'Text' : 'Kod'}, ${count}.`);
  const label = isOutput ? 'Läs texten' : 'Läs koden';
  return spoken(pre, words, { label, stops: false, read: () => codeLines(pre) });
}

function table(element: Element): readonly Sentence[] {
  const rows = rowsOf(element);
  const caption = element.querySelector('caption');
  const head = announced(`Tabell, ${counted(rows.length, 'rad', 'rader')}.`);
  return [
    ...(caption === null ? [] : spoken(caption, closed(wordsIn(caption.childNodes)))),
    ...spoken(element, head),
    ...rows.flatMap(({ row, words }) => spoken(row, words)),
  ];
}

/** What is folded is read when it is asked for. */
function folded(details: Element): readonly Sentence[] {
  const [summary, ...rest] = Array.from(details.children);
  const read = (): readonly Sentence[] => walk(rest, details);
  const words = summary === undefined ? [] : closed(wordsIn(summary.childNodes));
  if (details.hasAttribute('open')) return [...spoken(details, words), ...read()];
  return spoken(details, words, { label: 'Läs det dolda', stops: false, read });
}

function block(element: Element): readonly Sentence[] {
  if (element.matches(unread)) return [];
  const kind = kindOf(element);
  if (kind !== undefined) return panel(element, kind);
  if (element.localName === 'pre') return code(element);
  if (element.localName === 'table') return table(element);
  if (element.localName === 'details') return folded(element);
  if (element.matches('[role="img"], .katex, .katex-display'))
    return spoken(element, wordsIn([element]));
  return walk(element.childNodes, element);
}

/** Blocks one after the other, and what stands between them as a block of its own. */
function walk(nodes: Iterable<Node>, parent: Element): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let line: Node[] = [];
  const endLine = (): void => {
    sentences.push(...spoken(parent, wordsIn(line)));
    line = [];
  };
  for (const node of nodes) {
    if (node instanceof Element && node.matches(unread)) continue;
    if (isBlock(node)) {
      endLine();
      sentences.push(...block(node));
    } else line.push(node);
  }
  endLine();
  return sentences;
}

/**
 * What is said of an article, in the order of the page. Nothing in it is changed; code, questions,
 * exercises and what is folded are named, and read when they are asked for.
 */
export function readArticle(article: Element): readonly Sentence[] {
  return walk(article.childNodes, article);
}
