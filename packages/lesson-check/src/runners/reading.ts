import { transformSync, type TransformFailure } from 'esbuild';
import { parse, type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import postcss from 'postcss';
import { parse as parseToml } from 'smol-toml';
import { parseAllDocuments } from 'yaml';
import { parseJson } from '@kurser/lesson-language/source/readJson';

/** Something a parser stumbled over; `line` is 1-based in the block's text. */
export interface ReadingFault {
  readonly line: number;
  readonly problem: string;
}

type Reader = (text: string) => ReadingFault[];

/** The languages that are only read, each by a parser that knows it. */
export const readers: Readonly<Record<string, Reader>> = {
  json: readJson,
  yaml: (text) =>
    parseAllDocuments(text).flatMap((document) =>
      'errors' in document
        ? document.errors.map((error) => ({
            line: error.linePos?.[0].line ?? 1,
            problem: error.message,
          }))
        : [],
    ),
  toml: (text) => attempt(() => parseToml(text)),
  css: (text) => attempt(() => postcss.parse(text)),
  html: readHtml,
  js: (text) => readScript(text, 'js'),
  jsx: (text) => readScript(text, 'jsx'),
  ts: (text) => readScript(text, 'ts'),
  diff: readDiff,
  ini: readIni,
};

/** For parsers that throw an error with a `line`. */
function attempt(parseText: () => unknown): ReadingFault[] {
  try {
    parseText();
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const line = 'line' in error && typeof error.line === 'number' ? error.line : 1;
    return [{ line, problem: error.message }];
  }
}

function readJson(text: string): ReadingFault[] {
  const parsed = parseJson(text);
  return parsed.kind === 'json' ? [] : [{ line: parsed.line, problem: parsed.problem }];
}

function readScript(text: string, loader: 'js' | 'jsx' | 'ts'): ReadingFault[] {
  try {
    transformSync(text, { loader, jsx: 'preserve', target: 'esnext', logLevel: 'silent' });
    return [];
  } catch (error) {
    return (error as TransformFailure).errors.map((found) => ({
      line: found.location?.line ?? 1,
      problem: found.text,
    }));
  }
}

/** Elements whose end tag HTML lets one leave out, and those that have none. */
const endless = new Set(
  'html head body p li dt dd option optgroup tr td th thead tbody tfoot colgroup rp rt area base br col embed hr img input link meta source track wbr'.split(
    ' ',
  ),
);

function readHtml(text: string): ReadingFault[] {
  const faults: ReadingFault[] = [];
  const options = {
    sourceCodeLocationInfo: true,
    onParseError: (error: { code: string; startLine: number }) =>
      faults.push({ line: error.startLine, problem: error.code }),
  };
  const isDocument = /^\s*<(?:!doctype|html)/i.test(text);
  visitHtml(isDocument ? parse(text, options) : parseFragment(text, options), faults);
  return faults;
}

type HtmlNode = DefaultTreeAdapterMap['node'];

/**
 * parse5 closes what an author forgot to close, as browsers do; the missing end tag shows in the
 * locations.
 */
function visitHtml(node: HtmlNode, faults: ReadingFault[]): void {
  if ('tagName' in node && node.namespaceURI.endsWith('xhtml') && !endless.has(node.tagName)) {
    const location = node.sourceCodeLocation;
    if (location && location.endTag === undefined) {
      faults.push({ line: location.startLine, problem: `<${node.tagName}> stängs aldrig` });
    }
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) visitHtml(child, faults);
}

/** A unified diff: known line starts, and hunks as long as their headers say. */
function readDiff(text: string): ReadingFault[] {
  const faults: ReadingFault[] = [];
  let left = { old: 0, new: 0 };
  for (const [index, line] of text.split('\n').entries()) {
    const hunk = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
    if (hunk !== null) left = { old: Number(hunk[1] ?? 1), new: Number(hunk[2] ?? 1) };
    else if (left.old > 0 || left.new > 0) {
      left = {
        old: left.old - (line.startsWith('+') ? 0 : 1),
        new: left.new - (line.startsWith('-') ? 0 : 1),
      };
    }
    if (!/^(?:[ +\-@\\]|diff |index |new file|deleted file|similarity|rename |$)/.test(line)) {
      faults.push({ line: index + 1, problem: 'raden är ingen rad i en diff' });
    }
  }
  if (left.old !== 0 || left.new !== 0)
    faults.push({ line: 1, problem: 'radantalen efter @@ stämmer inte' });
  return faults;
}

/** Sections, `key=value` and comments; a value may go on over indented lines. */
function readIni(text: string): ReadingFault[] {
  return text
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line }))
    .filter(({ text: line }) => !/^\s*(?:$|[;#]|\[.+\]\s*$|[^=\s][^=]*=)|^\s+\S/.test(line))
    .map(({ line }) => ({
      line,
      problem: 'raden är varken [sektion], nyckel=värde eller kommentar',
    }));
}
