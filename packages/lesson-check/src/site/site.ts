import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import GithubSlugger from 'github-slugger';
import { parse as parseYaml } from 'yaml';
import { readJsonFile } from '@kurser/lesson-language/source/readJson';
import { isSourceFault, readSource, readSourceOr } from '@kurser/lesson-language/source/sourceText';
import type { Finding } from '../finding';
import { collectAnchors } from '../page/pageHeadings';
import { parseMdx } from '@kurser/lesson-language/source/parseMdx';
import { type Glossary, parseGlossary } from './glossaryFile';
import { pathToRoute } from './routes';

export interface SitePage {
  readonly path: string;
  /** Path from the project's root with forward slashes. */
  readonly file: string;
  readonly route: string;
  readonly title: string;
  readonly description: string;
}

/** What a page's rules need to know about the rest of the site. */
export interface Site {
  readonly root: string;
  readonly pages: readonly SitePage[];
  /** Made from the labels in `_category_.json`, as Docusaurus does. */
  readonly categories: ReadonlySet<string>;
  readonly glossary: Glossary | undefined;
  /** Words the spelling check accepts beyond the dictionaries: docs/ordlista.txt. */
  readonly wordList: string;
  /**
   * The files above that cannot be read. Until they can, whatever leans on them would be told in
   * their place.
   */
  readonly unread: readonly Finding[];
}

/** Reads the site below `<root>/docs`. */
export function readSite(root: string): Site {
  const docs = join(root, 'docs');
  const files = readdirSync(docs, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(docs, name),
  );
  const unread: Finding[] = [];
  const read = <T>(path: string, readAs: (path: string) => T): T | undefined => {
    try {
      return readAs(path);
    } catch (error) {
      if (!isSourceFault(error)) throw error;
      const { line, problem, expected } = error;
      unread.push({ file: fileOf(root, path), line, problem, expected });
      return undefined;
    }
  };
  const glossary = join(docs, 'glossary.json');
  const wordList = join(docs, 'ordlista.txt');
  return {
    root,
    pages: files.filter((file) => /\.mdx?$/.test(file)).map((path) => toSitePage(root, docs, path)),
    categories: new Set(
      files
        .filter((file) => file.endsWith('_category_.json'))
        .flatMap((file) => categorySlug(read(file, readJsonFile))),
    ),
    glossary: existsSync(glossary) ? parseGlossary(read(glossary, readJsonFile)) : undefined,
    wordList: existsSync(wordList) ? (read(wordList, readSource) ?? '') : '',
    unread,
  };
}

function toSitePage(root: string, docs: string, path: string): SitePage {
  const matter = /^---\n(.*?)\n---/s.exec(readSourceOr(path, ''))?.[1] ?? '';
  const { title, description, slug } = readFields(matter);
  const docPath = relative(docs, path).replaceAll('\\', '/');
  return {
    path,
    file: fileOf(root, path),
    route: pathToRoute(docPath, slug),
    title: title ?? '',
    description: description ?? '',
  };
}

/**
 * Front matter that is not YAML is the front matter rule's business; here such a page merely has no
 * fields.
 */
function readFields(yaml: string): {
  title?: string;
  description?: string;
  slug?: string;
} {
  try {
    const data: unknown = parseYaml(yaml);
    const record =
      typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
    const field = (key: string) => (typeof record[key] === 'string' ? { [key]: record[key] } : {});
    return { ...field('title'), ...field('description'), ...field('slug') };
  } catch {
    return {};
  }
}

/** Path from the project's root with forward slashes: what findings name. */
function fileOf(root: string, path: string): string {
  return relative(root, path).replaceAll('\\', '/');
}

function categorySlug(category: unknown): string[] {
  const { label } = (category ?? {}) as { readonly label?: unknown };
  return typeof label === 'string' ? [new GithubSlugger().slug(label)] : [];
}

const anchorCache = new Map<string, ReadonlySet<string>>();

/** The anchors of another page. A page that does not parse has none; its own check says so. */
export function anchorsOfFile(path: string, glossary: Glossary | undefined): ReadonlySet<string> {
  const cached = anchorCache.get(path);
  if (cached !== undefined) return cached;
  const anchors = tryAnchors(path, [...(glossary?.terms.keys() ?? [])]);
  anchorCache.set(path, anchors);
  return anchors;
}

function tryAnchors(path: string, glossaryIds: readonly string[]): ReadonlySet<string> {
  try {
    return collectAnchors(parseMdx(readSource(path)), glossaryIds);
  } catch {
    return new Set();
  }
}

/**
 * The nearest folder above `from` that holds a `docs` folder and a package.json. Throws when there
 * is none.
 */
export function findRoot(from: string): string {
  if (existsSync(join(from, 'docs')) && existsSync(join(from, 'package.json'))) return from;
  if (dirname(from) === from)
    throw new Error('Hittar inte projektets rot: kör kommandot i projektets mapp.');
  return findRoot(dirname(from));
}
