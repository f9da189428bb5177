import { readSource, SourceFault } from './sourceText';

/** Where a text stops being JSON. `line` is 1-based. */
export interface JsonFault {
  readonly line: number;
  readonly problem: string;
  readonly expected: string;
}

export type ParsedJson =
  | { readonly kind: 'json'; readonly value: unknown }
  | ({ readonly kind: 'fault' } & JsonFault);

/**
 * What a JSON text says, or its first fault in words for its author: Node names no line, and not
 * always a place.
 */
export function parseJson(text: string): ParsedJson {
  try {
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    return { kind: 'fault', ...new FaultFinder(text).find() };
  }
}

/** What a JSON file says. @throws SourceFault when it is not JSON in UTF-8 */
export function readJsonFile(path: string): unknown {
  const parsed = parseJson(readSource(path));
  if (parsed.kind === 'json') return parsed.value;
  throw new SourceFault(path, parsed);
}

/** Thrown through the levels of a text by {@link FaultFinder}, and never out of it. */
class Found extends Error {
  readonly fault: JsonFault;
  constructor(fault: JsonFault) {
    super(fault.problem);
    this.fault = fault;
  }
}

/**
 * A string, a number or a word, a mark; a string that is not closed is read to the end of its line.
 */
const token = /"(?:[^"\\\n]|\\[^\n])*"?|[{}[\],:]|[^ \t\r\n"{}[\],:]+/y;

/** Reads as JSON.parse does, and keeps account of where it is. */
class FaultFinder {
  readonly #text: string;
  #at = 0;
  /**
   * Where the last token ended: a missing comma belongs on the line before the one that shows it.
   */
  #end = 0;

  constructor(text: string) {
    this.#text = text;
  }

  find(): JsonFault {
    try {
      this.#value();
      const rest = this.#take();
      if (rest !== '') this.#fail(`»${rest}« står efter slutet`, 'inget efter den sista klammern');
    } catch (error) {
      if (error instanceof Found) return error.fault;
      throw error;
    }
    // JSON.parse is the judge; what it refuses beyond this is a character that a string may not
    // hold.
    return { line: 1, problem: 'det är inte giltig JSON', expected: 'giltig JSON' };
  }

  #value(): void {
    const read = this.#take();
    if (read === '{') this.#list('}', this.#member);
    else if (read === '[') this.#list(']', this.#value);
    else if (read.startsWith('"')) this.#string(read);
    else if (!isJson(read))
      this.#fail(`${shown(read)} är inget värde`, '"text" inom citattecken, ett tal, { eller [');
  }

  #member(): void {
    const key = this.#take();
    if (!key.startsWith('"')) this.#fail(`${shown(key)} är inget namn`, '"namn" inom citattecken');
    this.#string(key);
    const after = this.#end;
    if (this.#take() !== ':') this.#fail(`kolon saknas efter ${key}`, `${key}: …`, after);
    this.#value();
  }

  #string(read: string): void {
    if (isJson(read)) return;
    const isClosed = read.length > 1 && /[^\\](?:\\\\)*"$/.test(read);
    if (!isClosed)
      this.#fail(`citattecknet i ${shown(read)} stängs inte på raden`, '" före och efter texten');
    this.#fail(
      `${shown(read)} har ett tecken som JSON inte tillåter i en text`,
      String.raw`\\ för ett bakstreck, \t för en tabb och \" för ett citattecken`,
    );
  }

  /** What stands between two brackets, commas between the items. */
  #list(end: '}' | ']', readItem: () => void): void {
    if (this.#peek() === end) {
      this.#take();
      return;
    }
    for (let next = ','; next !== end;) {
      readItem.call(this);
      const after = this.#end;
      next = this.#take();
      if (next === '') this.#fail(`${end} saknas i slutet`, 'en slutklammer för varje klammer');
      if (next !== end && next !== ',')
        this.#fail('ett komma saknas i slutet av raden', `ett komma före ${shown(next)}`, after);
      if (next === ',' && this.#peek() === end)
        this.#fail(
          `ett komma för mycket före ${end}`,
          'komma mellan två, och inget efter det sista',
        );
    }
  }

  #peek(): string {
    const [at, end] = [this.#at, this.#end];
    const read = this.#take();
    [this.#at, this.#end] = [at, end];
    return read;
  }

  /** The next token; '' at the end. */
  #take(): string {
    while (/[ \t\r\n]/.test(this.#text[this.#at] ?? '')) this.#at += 1;
    token.lastIndex = this.#at;
    const [read] = token.exec(this.#text) ?? [''];
    this.#at += read.length;
    this.#end = this.#at;
    return read;
  }

  #fail(problem: string, expected: string, at = this.#end): never {
    throw new Found({ line: this.#text.slice(0, at).split('\n').length, problem, expected });
  }
}

function isJson(read: string): boolean {
  try {
    JSON.parse(read);
    return true;
  } catch {
    return false;
  }
}

function shown(read: string): string {
  return read === '' ? 'slutet' : `»${read.slice(0, 40)}«`;
}
