import { mathNames, mathSigns } from './mathSigns';

/** Letters that are nearly always functions: what stands in brackets after them goes into them. */
const functions = /^(?:[fgPQVEHOσR]|sigmoid|softmax|ReLU)$/u;
/** And those that are so where the brackets hold no more than names and numbers. */
const sometimes = /^[hpJLuv]$/u;

/** Elements that only group what is in them. */
const groups = new Set(['mrow', 'mstyle', 'mpadded', 'mphantom', 'math', 'semantics', 'menclose']);

/** Says that a function is applied: it is nothing to see, and nothing to hear. */
const application = '\u2061';

const textOf = (node: Element): string => node.textContent.replaceAll(application, '').trim();

/** What KaTeX sets over a letter, as the sign that follows a letter to the same end. */
const accents: Readonly<Record<string, string>> = { '¨': '\u0308', '˚': '\u030A', ˊ: '\u0301' };

/** A letter of a word that is set with its dots or ring over it; undefined for anything else. */
function accented(node: Element): string | undefined {
  const [letter, over] = Array.from(node.children);
  const accent = over === undefined ? undefined : accents[textOf(over)];
  if (node.localName !== 'mover' || letter === undefined || accent === undefined) return undefined;
  return (textOf(letter) + accent).normalize();
}

/** A piece of a word in a formula; undefined for what is no text. */
function textPiece(node: Element): string | undefined {
  return node.localName === 'mtext' ? node.textContent : accented(node);
}

/** What is to be read of some elements, with what only groups taken apart. */
function flat(nodes: Iterable<Element>): readonly Element[] {
  return Array.from(nodes).flatMap((node) => {
    if (node.localName === 'annotation' || node.localName === 'mspace') return [];
    return groups.has(node.localName) ? flat(node.children) : [node];
  });
}

/** One letter or number, which needs no words around it to be told from what comes next. */
function isSimple(node: Element): boolean {
  const parts = flat([node]);
  return parts.length === 1 && /^m(?:[in]|text|sub)$/.test(parts[0]?.localName ?? '');
}

const wordsOf = (node: Element): string => phrase(flat([node]));

/** With an end to it where it is more than a letter or a number. */
function bounded(node: Element, end: string): string {
  return isSimple(node) ? wordsOf(node) : `${wordsOf(node)}, ${end}`;
}

/** What a power or an index belongs to; nothing for any other element. */
function baseOf(node: Element): string {
  const base = /^msu[bp]/.test(node.localName) ? node.firstElementChild : null;
  return base === null ? '' : textOf(base);
}

/** The place of the bracket that closes what opens at `from`; the end where none does. */
function closing(nodes: readonly Element[], from: number): number {
  let depth = 0;
  for (const [at, node] of nodes.entries()) {
    if (at < from) continue;
    const sign = textOf(node);
    if (sign === '(') depth += 1;
    // A power stands around the bracket that closes what it is the power of.
    if (sign === ')' || baseOf(node) === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return nodes.length;
}

/** Is this a function, with what goes into it in brackets after it? `h(1-h)` is a product. */
function isApplied(nodes: readonly Element[], at: number): boolean {
  const node = nodes[at];
  const next = nodes[at + 1];
  if (node === undefined || next === undefined || textOf(next) !== '(') return false;
  const base = baseOf(node);
  const name = base === '' ? textOf(node) : base;
  if (functions.test(name)) return true;
  const inside = nodes.slice(at + 2, closing(nodes, at + 1));
  const isPlain = inside.every((each) => each.localName !== 'mo' || textOf(each) === ',');
  return sometimes.test(name) && isPlain;
}

/** "i kvadrat", "upphöjt till minus z". */
function power(exponent: Element): string {
  const text = textOf(exponent);
  if (text === '2') return 'i kvadrat';
  if (text === '3') return 'i kubik';
  if (/^[′']+$/.test(text)) return 'prim';
  if (text === '∗' || text === '*') return 'stjärna';
  return `upphöjt till ${bounded(exponent, 'slut exponent')}`;
}

/** "från i lika med 1", the sign below a sum; "över a", below a maximum. */
function below(base: string, under: Element, over: Element | undefined): string {
  const to = over === undefined ? '' : ` till ${wordsOf(over)}`;
  const isSum = ['∑', '∏', '∫'].includes(base);
  const from = wordsOf(under);
  const sign = signOf(base).replace(/ av$/, '');
  return isSum ? `${sign} från ${from}${to} av` : `${sign} över ${from}${to} av`;
}

function matrix(node: Element): string {
  const rows = Array.from(node.children, (row, index) => {
    const cells = Array.from(row.children, wordsOf).filter((cell) => cell !== '');
    return `rad ${index + 1}: ${cells.join(', ')}`;
  });
  return rows.length === 1 ? rows.join('').replace(/^rad 1: /, '') : rows.join('; ');
}

function signOf(text: string): string {
  return mathNames[text] ?? mathSigns[text] ?? text;
}

/** What an element with parts of its own is called; what it is made of, for one that has none. */
function element(node: Element): string {
  const [first, second, third] = Array.from(node.children);
  if (first === undefined) return signOf(textOf(node));
  switch (node.localName) {
    case 'mfrac':
      if (second === undefined) return wordsOf(first);
      return isSimple(first) && isSimple(second)
        ? `${wordsOf(first)} delat med ${wordsOf(second)}`
        : `bråket ${wordsOf(first)}, delat med ${wordsOf(second)}, slut bråk`;
    case 'msqrt':
      return `roten ur ${flat(node.children).length === 1 ? wordsOf(first) : `${phrase(flat(node.children))}, slut rot`}`;
    case 'msup':
      return second === undefined ? wordsOf(first) : `${wordsOf(first)} ${power(second)}`;
    case 'msub':
    case 'munder':
      if (second === undefined) return wordsOf(first);
      return isOperator(first)
        ? below(textOf(first), second, undefined)
        : `${wordsOf(first)} ${wordsOf(second)}`;
    case 'msubsup':
    case 'munderover':
      if (second === undefined || third === undefined) return phrase(flat(node.children));
      return isOperator(first)
        ? below(textOf(first), second, third)
        : `${wordsOf(first)} ${wordsOf(second)} ${power(third)}`;
    case 'mover':
      return second === undefined ? wordsOf(first) : `${wordsOf(first)} ${wordsOf(second)}`;
    case 'mtable':
      return matrix(node);
    default:
      return phrase(flat(node.children));
  }
}

function isOperator(node: Element): boolean {
  const text = textOf(node);
  return ['∑', '∏', '∫'].includes(text) || signOf(text).endsWith(' av');
}

/** What follows each other, with "av" between a function and what goes into it. */
function phrase(nodes: readonly Element[]): string {
  const said: string[] = [];
  const silent = new Set<number>();
  for (const [at, node] of nodes.entries()) {
    if (silent.has(at)) {
      // A power of the whole function: f(x)².
      const exponent = baseOf(node) === ')' ? node.lastElementChild : null;
      if (exponent !== null) said.push(power(exponent));
      continue;
    }
    const piece = textPiece(node);
    if (piece !== undefined) {
      const isFirst = at === 0 || textPiece(nodes[at - 1] ?? node) === undefined;
      said.push((isFirst ? '' : (said.pop() ?? '')) + piece);
      continue;
    }
    said.push(element(node));
    if (!isApplied(nodes, at)) continue;
    said.push('av');
    silent.add(at + 1).add(closing(nodes, at + 1));
  }
  return said.filter((each) => each !== '').join(' ');
}

/** A formula in Swedish, from the MathML that KaTeX puts beside what it draws. */
export function mathWords(math: Element): string {
  return phrase(flat([math]))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,;.])/g, '$1')
    .replaceAll(/,(?:\s*,)+/g, ',')
    .replace(/[,;.]\s*$/, '')
    .trim();
}

/** The signs of a formula that nobody has given words: said as they are written. */
export function unnamedSigns(math: Element): readonly string[] {
  const signs = Array.from(math.querySelectorAll('mo, mi'), textOf);
  const isNamed = (text: string): boolean =>
    text === '' ||
    text in accents ||
    text in mathSigns ||
    text in mathNames ||
    /^[\p{L}\p{N} ]+$/u.test(text);
  // Greek letters are letters too, and a voice may not know them.
  const isGreek = (text: string): boolean => /\p{Script=Greek}/u.test(text) && !(text in mathSigns);
  return signs.filter((text) => !isNamed(text) || isGreek(text));
}
