import { type MetaWord, parseMeta } from '@kurser/shared/fenceMeta';

/** The words after a fence's language, as src/parts/README.md section 2 lists them. */
export interface FenceWords {
  /** The words that are there, by name. */
  readonly names: readonly string[];
  readonly title?: string;
  readonly noRun: boolean;
  /** The reason; '' when the author gave none. */
  readonly ignore?: string;
  readonly shouldFail: boolean;
  /** The error code that must be named, or '' for any error. */
  readonly compileFail?: string;
  readonly file?: string;
  readonly append?: string;
  readonly continues: boolean;
  readonly stdin?: string;
  readonly args: readonly string[];
  readonly hidden: boolean;
  readonly test: boolean;
  /** A test that the reader sees, and whose printed rows are the exercise's answer. */
  readonly driver: boolean;
  readonly skeleton: boolean;
  /** A program that the exercise's test must refuse: what its writer has missed. */
  readonly wrong?: string;
  /** A program that the exercise's test must take: in what it differs from the solution; or ''. */
  readonly also?: string;
  readonly run: boolean;
  readonly version?: string;
  readonly program?: string;
  /** The command of the server that a console session talks to. */
  readonly server?: string;
  /** The file beside the lesson that the block is, or is a part of. */
  readonly source?: string;
  /** The file that a diff starts from; `source` is the one it ends in. */
  readonly from?: string;
  /** PyRun: the sentence a student sees when the check fails. */
  readonly check?: string;
  readonly solution: boolean;
  /** StepTrace: the language of the code shown. */
  readonly lang?: string;
  /** StepTrace: the program is run, and its steps are what it did. */
  readonly trace: boolean;
}

type Value = 'none' | 'required' | 'optional';

/** Which words exist, and whether they take a value. */
const fenceVocabulary: Readonly<Record<string, Value>> = {
  title: 'required',
  no_run: 'none',
  ignore: 'optional',
  should_fail: 'none',
  compile_fail: 'optional',
  file: 'required',
  append: 'required',
  continues: 'none',
  stdin: 'required',
  args: 'required',
  hidden: 'none',
  test: 'none',
  driver: 'none',
  skeleton: 'none',
  wrong: 'required',
  also: 'optional',
  run: 'none',
  version: 'required',
  program: 'required',
  server: 'required',
  source: 'required',
  from: 'required',
  check: 'required',
  solution: 'none',
  lang: 'required',
  trace: 'none',
};

export interface FenceFault {
  readonly problem: string;
  readonly expected: string;
}

/** Reads a fence's words. Faulty words are left out of `words` and described in `faults`. */
export function parseFence(meta: string): { words: FenceWords; faults: FenceFault[] } {
  const values = new Map<string, string>();
  const faults: FenceFault[] = [];
  for (const word of parseMeta(meta)) {
    const fault = faultOf(word) ?? repeated(values, word.name);
    if (fault === undefined) values.set(word.name, unescape(word.value ?? ''));
    else faults.push(fault);
  }
  return { words: toWords(values), faults };
}

function faultOf({ name, value, raw }: MetaWord): FenceFault | undefined {
  const wanted = Object.hasOwn(fenceVocabulary, name) ? fenceVocabulary[name] : undefined;
  if (wanted === undefined) {
    return {
      problem: `okänt ord efter språket: ${raw}`,
      expected: `något av ${Object.keys(fenceVocabulary).join(', ')}`,
    };
  }
  if (wanted === 'none' && value !== undefined) {
    return { problem: `ordet ${name} tar inget värde`, expected: name };
  }
  if (wanted === 'required' && (value ?? '') === '') {
    return { problem: `ordet ${name} saknar värde`, expected: `${name}="…"` };
  }
  return undefined;
}

function repeated(values: ReadonlyMap<string, string>, name: string): FenceFault | undefined {
  if (!values.has(name)) return undefined;
  return { problem: `ordet ${name} står två gånger`, expected: `${name} en gång` };
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', '"': '"', '\\': '\\' };

function unescape(value: string): string {
  return value.replace(/\\(.)/g, (whole, char: string) => escapes[char] ?? whole);
}

function toWords(values: ReadonlyMap<string, string>): FenceWords {
  const args = values.get('args');
  return {
    names: [...values.keys()],
    title: values.get('title'),
    noRun: values.has('no_run'),
    ignore: values.get('ignore'),
    shouldFail: values.has('should_fail'),
    compileFail: values.get('compile_fail'),
    file: values.get('file'),
    append: values.get('append'),
    continues: values.has('continues'),
    stdin: values.get('stdin'),
    args: args === undefined ? [] : args.split(/\s+/).filter((arg) => arg !== ''),
    hidden: values.has('hidden'),
    test: values.has('test') || values.has('driver'),
    driver: values.has('driver'),
    skeleton: values.has('skeleton'),
    wrong: values.get('wrong'),
    also: values.get('also'),
    run: values.has('run'),
    version: values.get('version'),
    program: values.get('program'),
    server: values.get('server'),
    source: values.get('source'),
    from: values.get('from'),
    check: values.get('check'),
    solution: values.has('solution'),
    lang: values.get('lang'),
    trace: values.has('trace'),
  };
}

/** Whether the block is an exercise's test, or a program that the test is tried on. */
export function isForTest({ test, wrong, also }: FenceWords): boolean {
  return test || wrong !== undefined || also !== undefined;
}
