import { closest } from './closest';
import { findOpenFences } from './findOpenFences';
import { isVoidName } from './htmlNames';
import { findOpenBrace, findOpenTag } from './openings';

/** What is wrong on a line of a page, and what would be right, as Swedish sentences. */
export interface PageFault {
  /** 1-based. */
  readonly line: number;
  readonly problem: string;
  readonly remedy: string;
}

/** What MDX says of a page that it cannot read: a VFileMessage, as far as it is asked here. */
interface MdxError {
  readonly reason: string;
  /**
   * Which of MDX' parsers has stopped: `tags`, `elements`, `braces` or `imports`; '' for anything
   * else.
   */
  readonly source: string;
  readonly ruleId: string;
  /** Where it stopped, which is seldom where the fault is. */
  readonly line: number;
  readonly offset: number;
}

const parsers: Readonly<Record<string, string>> = {
  'micromark-extension-mdx-jsx': 'tags',
  'mdast-util-mdx-jsx': 'elements',
  'micromark-extension-mdx-expression': 'braces',
  'micromark-extension-mdxjs-esm': 'imports',
};

/**
 * The fault of a page that MDX could not read, on the line where the unclosed thing opens.
 * @param error what the parser threw
 * @param source the page, whose lines and offsets are the error's
 */
export function describeMdxFault(error: unknown, source: string): PageFault {
  const read = readError(error, source);
  const [fence] = findOpenFences(source);
  // What an open block has swallowed is missed further down, and its last marks open another.
  if (fence !== undefined && fence.line <= read.line) return openFenceFault(fence);
  switch (read.source) {
    case 'tags':
      return describeTag(read, source);
    case 'elements':
      return describeElement(read, source);
    case 'braces':
      return describeBraces(read, source);
    case 'imports':
      return describeImport(read, source);
    default:
      return plainFault(read);
  }
}

/** What is said of a code block that is not closed. */
export function openFenceFault({
  line,
  swallows,
}: {
  readonly line: number;
  readonly swallows: number | undefined;
}): PageFault {
  return {
    line,
    problem: `kodblocket på rad ${String(line)} stängs inte`,
    remedy:
      swallows === undefined
        ? '``` på en egen rad efter koden'
        : `\`\`\` på en egen rad före rad ${String(swallows)}`,
  };
}

function readError(error: unknown, source: string): MdxError {
  const from = (error ?? {}) as Readonly<Record<string, unknown>>;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const reason = text(from['reason']) || (error instanceof Error ? error.message : String(error));
  const offset = offsetOf(from['place']) ?? source.length;
  const line =
    typeof from['line'] === 'number' ? from['line'] : source.slice(0, offset).split('\n').length;
  const parser = text(from['source']);
  return {
    reason,
    source: Object.hasOwn(parsers, parser) ? (parsers[parser] ?? '') : '',
    ruleId: text(from['ruleId']),
    line,
    offset,
  };
}

/** Where a point, or the beginning of a position, is. */
function offsetOf(place: unknown): number | undefined {
  const { start, offset } = (place ?? {}) as {
    readonly start?: { readonly offset?: unknown };
    readonly offset?: unknown;
  };
  const found = start === undefined ? offset : start.offset;
  return typeof found === 'number' ? found : undefined;
}

function plainFault({ line, reason }: MdxError): PageFault {
  return {
    line,
    problem: `sidan är inte giltig MDX: ${reason}`,
    remedy: 'stängda komponenter, och { och < i löpande text som kod eller \\{',
  };
}

/** The text from there to a character that ends it on the line, or to the line's end, shortened. */
function shownFrom(source: string, offset: number, end: string): string {
  const whole = (source.slice(offset).split('\n', 1)[0] ?? '').trimEnd();
  const text = whole.slice(0, whole.indexOf(end) + 1) || whole;
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}

const nameOf = (tag: string): string => tag.replace(/[</>]/g, '');

/** Whether two tags seem to be one name. Short names are near each other by chance. */
const isSpeltOtherwise = (one: string, other: string): boolean =>
  nameOf(one).length >= 4 && closest(nameOf(one), [nameOf(other)]) !== undefined;

const closingOf = (tag: string): string => tag.replace(/^</, '</');

/** Elements that are closed by nobody, or by somebody else. */
function describeElement(error: MdxError, source: string): PageFault {
  const { reason, line } = error;
  const [, closing, tail, tailLine] =
    /^Unexpected closing tag `(.+)`, expected corresponding closing tag for `(.+)` \((\d+):/.exec(
      reason,
    ) ?? [];
  if (closing !== undefined && tail !== undefined && isSpeltOtherwise(tail, closing))
    return {
      line: Number(tailLine),
      problem: `${tail} på rad ${String(Number(tailLine))} stängs med ${closing} på rad ${String(line)}`,
      remedy: 'samma namn på båda ställena',
    };
  if (closing !== undefined && tail !== undefined)
    return unclosed(
      tail,
      Number(tailLine),
      `${closingOf(tail)} före ${closing} på rad ${String(line)}`,
    );
  const [, open, openLine, within] =
    /^Expected a closing tag for `(.+)` \((\d+):.*?\)(?: before the end of `(.+)`)?/.exec(reason) ??
    [];
  if (open === undefined) return describeClosing(error, source);
  const remedy =
    within === 'paragraph'
      ? `${closingOf(open)} i samma stycke, eller ${open} på en egen rad`
      : `${closingOf(open)} där den slutar`;
  return unclosed(open, Number(openLine), remedy);
}

/** A closing tag that closes nothing, or is written as an opening one. */
function describeClosing({ line, offset, ruleId }: MdxError, source: string): PageFault {
  const [shown = '</'] = /^<[^>\n]*>?/.exec(source.slice(source.lastIndexOf('<', offset))) ?? [];
  const where = `${shown} på rad ${String(line)}`;
  if (ruleId === 'unexpected-closing-slash')
    return {
      line,
      problem: `${where} stänger något som inte är öppnat`,
      remedy: `${shown.replace('</', '<')} före, eller ingen ${shown}`,
    };
  if (ruleId === 'end-tag-mismatch')
    return {
      line,
      problem: `${where} stänger något som öppnas utanför stycket`,
      remedy: `${shown} på en egen rad, eller i samma stycke som ${shown.replace('</', '<')}`,
    };
  return {
    line,
    problem: `${where} har mer än sitt namn`,
    remedy: '</Namn>, utan egenskaper och snedstreck i slutet',
  };
}

/** @param remedy what closes it, unless it is an element that has no end of its own */
function unclosed(tag: string, line: number, remedy: string): PageFault {
  const problem = `${tag} på rad ${String(line)} stängs inte`;
  const name = nameOf(tag);
  return isVoidName(name)
    ? { line, problem, remedy: `snedstreck i slutet: <${name} />` }
    : { line, problem, remedy };
}

/**
 * A tag that cannot be read to its end, or a character that only looks like the beginning of one.
 */
function describeTag(error: MdxError, source: string): PageFault {
  const tag = findOpenTag(source, error.offset);
  const { line } = tag;
  const shown = shownFrom(source, tag.offset, '>');
  if (source.startsWith('<!--', tag.offset))
    return {
      line,
      problem: `HTML-kommentaren ${shown} går inte att läsa`,
      remedy: '{/* kommentaren */}',
    };
  if (/^<[^\s>]*(?:@|:\/)/.test(shown))
    return {
      line,
      problem: `adressen ${shown} läses som en komponent`,
      remedy: '[text](adressen)',
    };
  if (tag.name === '' || error.reason.includes(' before name, '))
    return {
      line,
      problem: `${shown}: < i löpande text läses som början på en komponent`,
      remedy: '\\< i stället för <, eller texten som kod mellan `',
    };
  return { line, ...describeInside(tag.name, line, error.reason) };
}

/** What is wrong between a tag's name and its end. */
function describeInside(name: string, line: number, reason: string): Omit<PageFault, 'line'> {
  const tag = `<${name}> på rad ${String(line)}`;
  const [, sign] = /^Unexpected character `(.+?)` \(/.exec(reason) ?? [];
  if (sign === undefined)
    return reason.includes(' in attribute value')
      ? { problem: `${tag} har ett citattecken som inte stängs`, remedy: 'namn="text"' }
      : {
          problem: `${tag} saknar > i slutet`,
          remedy: `<${name} …>; är < ett tecken i texten skrivs det \\<`,
        };
  if (/["']/.test(sign))
    return {
      problem: `${tag} har ett citattecken inuti en egenskap`,
      remedy: '” inuti texten i stället för ", eller &quot;',
    };
  if (/[”“„’‘]/.test(sign))
    return { problem: `${tag} har citattecknet ${sign}`, remedy: 'raka citattecken: namn="text"' };
  return {
    problem: `${tag} går inte att läsa vid »${sign}«`,
    remedy:
      'namn="text" eller namn={värde} med blanksteg mellan, och sist >; är < ett tecken i texten skrivs det \\<',
  };
}

function describeBraces(error: MdxError, source: string): PageFault {
  const { line, offset, isClosed } = findOpenBrace(source, error.offset);
  const shown = shownFrom(source, offset, '}');
  const asText = '\\{ i stället för {, eller texten som kod mellan `';
  if (!isClosed || error.ruleId === 'unexpected-eof')
    return { line, problem: `{ på rad ${String(line)} stängs inte: ${shown}`, remedy: asText };
  const [, attribute] = /([\w-]+)=$/.exec(source.slice(0, offset)) ?? [];
  if (attribute !== undefined)
    return {
      line,
      problem: `värdet i ${attribute}=${shown} går inte att läsa`,
      remedy: `ett tal, en lista eller en text: ${attribute}={1}, {[1, 3]} eller "text"`,
    };
  if (error.ruleId === 'unexpected-lazy')
    return {
      line,
      problem: `{ på rad ${String(line)} går utanför listan eller citatet`,
      remedy: 'hela {…} på en rad',
    };
  return error.ruleId === 'acorn'
    ? { line, problem: `${shown}: { i löpande text läses som JavaScript`, remedy: asText }
    : {
        line,
        problem: `${shown} på rad ${String(line)} är ingen egenskap`,
        remedy: 'namn={värde}',
      };
}

/** A paragraph that begins with the word is taken for JavaScript, whatever it says. */
function describeImport({ line }: MdxError, source: string): PageFault {
  const lines = source.split('\n').slice(0, line);
  const fromEnd = [...lines].reverse().findIndex((each) => /^(?:import|export)\b/.test(each));
  const opening = fromEnd === -1 ? line : line - fromEnd;
  const [word = 'import'] = /^\w+/.exec(lines[opening - 1] ?? '') ?? [];
  return {
    line: opening,
    problem: `raden börjar med ${word} och läses som JavaScript`,
    remedy: `ett annat ord först på raden, eller raden som kod mellan \``,
  };
}
