import type { Root } from 'mdast';
import { readYaml } from '@kurser/lesson-language/source/yamlFault';
import { isRecord } from '@kurser/shared/fields';
import type { FileFault } from '../finding';

export const pageKinds = [
  'lesson',
  'workbook',
  'project',
  'cheatsheet',
  'index',
  'opening',
  'catalogue',
] as const;
export type PageKind = (typeof pageKinds)[number];

export interface FrontMatter {
  readonly title: string;
  readonly sidebarLabel: string;
  readonly sidebarPosition: number;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly pageKind: PageKind;
  readonly slug?: string;
  /** Files beside the lesson that its code needs, relative to the page. */
  readonly checkFiles: readonly string[];
}

type Field = (value: unknown) => string | undefined;

const text: Field = (value) =>
  typeof value === 'string' && value.trim() !== '' ? undefined : 'en text';
const texts: Field = (value) =>
  Array.isArray(value) && value.length > 0 && value.every((each) => text(each) === undefined)
    ? undefined
    : 'en lista av texter, till exempel [klass, objekt]';

/** What each key must hold; a field returns what it wanted, or undefined when content. */
const required: Readonly<Record<string, Field>> = {
  title: text,
  sidebar_label: text,
  sidebar_position: (value) =>
    typeof value === 'number' && value >= 0 ? undefined : 'ett tal, 0 eller större',
  description: text,
  keywords: texts,
  page_kind: (value) =>
    pageKinds.some((kind) => kind === value) ? undefined : `något av ${pageKinds.join(', ')}`,
};

const optional: Readonly<Record<string, Field>> = {
  slug: text,
  check_files: texts,
  opens: text,
  numbered_as: (value) =>
    typeof value === 'string' && /^\p{Lu}\p{Ll}+ \d+$/u.test(value)
      ? undefined
      : 'vad sidan är och dess nummer, till exempel Kapitel 3',
};

/** Every key that a page's front matter may have. */
export const frontMatterKeys: readonly string[] = [
  ...Object.keys(required),
  ...Object.keys(optional),
];

/**
 * Front matter that does not begin on the first line, or that nothing ends: all of it would be read
 * as the page's text.
 */
export function findOpenFrontMatter({ children: [first] }: Root): FileFault | undefined {
  if (first?.type !== 'thematicBreak') return undefined;
  const line = first.position?.start.line ?? 1;
  return line > 1
    ? {
        line,
        problem: 'front matter börjar inte på filens första rad',
        expected: 'inget före ---',
      }
    : {
        line,
        problem: 'front matter på rad 1 stängs inte',
        expected: '--- på en egen rad efter den sista nyckeln',
      };
}

/** Reads a page's front matter. With any fault there is no `frontMatter`, only `faults`. */
export function parseFrontMatter(tree: Root): {
  frontMatter?: FrontMatter;
  faults: FileFault[];
} {
  const node = tree.children[0];
  if (node?.type !== 'yaml') {
    return {
      faults: [
        {
          line: 1,
          problem: 'front matter saknas',
          expected: '--- och title: … överst på sidan',
        },
      ],
    };
  }
  const read = readYaml(node.value);
  if ('problem' in read)
    return {
      faults: [
        {
          line: read.line + 1,
          problem: `front matter: ${read.problem}`,
          expected: read.expected,
        },
      ],
    };
  const { data } = read;
  const record = isRecord(data) ? data : {};
  const faults = faultsOf(record, node.value);
  return faults.length > 0 ? { faults } : { frontMatter: toFrontMatter(record), faults };
}

function faultsOf(record: Readonly<Record<string, unknown>>, yaml: string): FileFault[] {
  const lineOf = (key: string) =>
    yaml.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 2;
  const faults: FileFault[] = [];
  for (const [key, field] of Object.entries(required)) {
    const expected = field(record[key]);
    if (!(key in record))
      faults.push({
        line: 1,
        problem: `${key} saknas i front matter`,
        expected: `${key}: …`,
      });
    else if (expected !== undefined)
      faults.push({
        line: lineOf(key),
        problem: `${key} har fel värde`,
        expected,
      });
  }
  for (const [key, value] of Object.entries(record)) {
    if (key in required) continue;
    const known = frontMatterKeys.join(', ');
    const expected = Object.hasOwn(optional, key)
      ? optional[key]?.(value)
      : `en av nycklarna ${known}`;
    if (expected !== undefined)
      faults.push({
        line: lineOf(key),
        problem: `${key} är fel i front matter`,
        expected,
      });
  }
  return faults;
}

/** Only called when {@link faultsOf} found none, so the defaults below are never seen. */
function toFrontMatter(record: Readonly<Record<string, unknown>>): FrontMatter {
  const list = (key: string) => (Array.isArray(record[key]) ? record[key].map(String) : []);
  return {
    title: String(record['title']),
    sidebarLabel: String(record['sidebar_label']),
    sidebarPosition: Number(record['sidebar_position']),
    description: String(record['description']),
    keywords: list('keywords'),
    pageKind: pageKinds.find((kind) => kind === record['page_kind']) ?? 'lesson',
    ...(typeof record['slug'] === 'string' ? { slug: record['slug'] } : {}),
    checkFiles: list('check_files'),
  };
}
