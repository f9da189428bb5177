import { type ErrorCode, parseDocument, type YAMLError } from 'yaml';

/** What is wrong on a line of YAML, and what would be right, as Swedish sentences. */
interface YamlFault {
  /** 1-based, in the YAML. */
  readonly line: number;
  readonly problem: string;
  readonly expected: string;
}

/** What YAML holds, or the first thing that keeps it from being read. Never throws. */
export function readYaml(yaml: string): { readonly data: unknown } | YamlFault {
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error !== undefined) return describe(error, yaml);
  try {
    return { data: document.toJS() as unknown };
  } catch {
    // A star at the beginning of a value names another value, and there is none.
    const line = yaml.split('\n').findIndex((each) => /:\s*\*/.test(each)) + 1;
    return { line, ...inQuotes(yaml, line, 'värdet börjar med *') };
  }
}

const lineOf = (yaml: string, line: number): string => yaml.split('\n')[line - 1] ?? '';

/** The sentence for a value that has to stand in quotes, with the line as it would be. */
function inQuotes(yaml: string, line: number, problem: string): Omit<YamlFault, 'line'> {
  const [, key, value] = /^\s*([\w-]+):\s+(.*)$/.exec(lineOf(yaml, line)) ?? [];
  if (key === undefined || value === undefined)
    return { problem, expected: 'citattecken runt värdet' };
  const quote = value.includes("'") ? '"' : "'";
  return { problem, expected: `citattecken runt värdet: ${key}: ${quote}${value}${quote}` };
}

/** Whether a quote is opened on the line and not closed. */
const hasOpenQuote = (line: string): boolean => /:\s*(["'])(?:(?!\1).)*$/.test(line);

/** Whether more lists are opened on the line than closed. */
const hasOpenList = (line: string): boolean =>
  /:\s*\[/.test(line) && line.split('[').length > line.split(']').length;

/** The number of the last line like that, at most so far down. */
function lastLine(
  isLike: (line: string) => boolean,
  yaml: string,
  last: number,
): number | undefined {
  const upwards = yaml.split('\n').slice(0, last).reverse();
  const above = upwards.findIndex(isLike);
  return above === -1 ? undefined : last - above;
}

const unreadable = {
  problem: 'raden går inte att läsa',
  expected: 'nyckel: värde, med blanksteg efter kolonet och citattecken runt värdet',
};

type Description = (yaml: string, line: number, message: string) => YamlFault;

const descriptions: Partial<Record<ErrorCode, Description>> = {
  BLOCK_AS_IMPLICIT_KEY: (yaml, line) =>
    /:\s.*:(?:\s|$)/.test(lineOf(yaml, line))
      ? { line, ...inQuotes(yaml, line, 'värdet har ett kolon') }
      : { line, problem: 'indraget stämmer inte', expected: 'samma indrag som raden ovanför' },
  TAB_AS_INDENT: (_, line) => ({
    line,
    problem: 'raden är indragen med tabb',
    expected: 'blanksteg',
  }),
  MISSING_CHAR: (yaml, line, message) =>
    message.includes('quote')
      ? {
          line: lastLine(hasOpenQuote, yaml, line) ?? line,
          problem: 'ett citattecken stängs inte',
          expected: 'samma citattecken före och efter värdet',
        }
      : { line, ...unreadable },
  UNEXPECTED_TOKEN: (yaml, line) =>
    /^\s*[\w-]+:\s*["']/.test(lineOf(yaml, line))
      ? {
          line,
          problem: 'texten fortsätter efter citattecknet',
          expected: '” inuti texten, eller citattecken av det andra slaget runt den',
        }
      : { line, ...unreadable },
  BAD_INDENT: (yaml, line) => {
    const list = lastLine(hasOpenList, yaml, line);
    return list === undefined
      ? { line, problem: 'indraget stämmer inte', expected: 'samma indrag som raden ovanför' }
      : { line: list, problem: 'listan stängs inte', expected: '] i slutet' };
  },
  DUPLICATE_KEY: (yaml, line) => ({
    line,
    problem: `${lineOf(yaml, line).split(':')[0] ?? ''} står två gånger`,
    expected: 'en av raderna',
  }),
};

function describe({ code, message, linePos }: YAMLError, yaml: string): YamlFault {
  const line = linePos?.[0].line ?? 1;
  return descriptions[code]?.(yaml, line, message) ?? { line, ...unreadable };
}
