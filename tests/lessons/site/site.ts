import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import GithubSlugger from 'github-slugger';
import { parse as parseYaml } from 'yaml';
import { collectAnchors } from '../page/headings';
import { parseMdx } from '../page/parseMdx';
import { type Glossary, parseGlossary } from './glossary';
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
}

/** Reads the site below `<root>/docs`. */
export function readSite(root: string): Site {
  const docs = join(root, 'docs');
  const files = readdirSync(docs, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(docs, name),
  );
  return {
    root,
    pages: files.filter((file) => /\.mdx?$/.test(file)).map((path) => toSitePage(root, docs, path)),
    categories: new Set(
      files.filter((file) => file.endsWith('_category_.json')).flatMap(categorySlug),
    ),
    glossary: readIfThere(join(docs, 'glossary.json'), parseGlossary),
    wordList: readIfThere(join(docs, 'ordlista.txt'), (text) => text) ?? '',
  };
}

function toSitePage(root: string, docs: string, path: string): SitePage {
  const matter = /^---\r?\n(.*?)\r?\n---/s.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
  const { title, description, slug } = readFields(matter);
  const docPath = relative(docs, path).replaceAll('\\', '/');
  return {
    path,
    file: relative(root, path).replaceAll('\\', '/'),
    route: pathToRoute(docPath, slug),
    title: title ?? '',
    description: description ?? '',
  };
}

/** Front matter that is not YAML is the front matter rule's business; here such a page merely has no fields. */
function readFields(yaml: string): { title?: string; description?: string; slug?: string } {
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

function categorySlug(file: string): string[] {
  const { label } = JSON.parse(readFileSync(file, 'utf8')) as { label?: unknown };
  return typeof label === 'string' ? [new GithubSlugger().slug(label)] : [];
}

function readIfThere<T>(file: string, parse: (text: string) => T): T | undefined {
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
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
    return collectAnchors(parseMdx(readFileSync(path, 'utf8')), glossaryIds);
  } catch {
    return new Set();
  }
}

/** The nearest folder above `from` that holds a `docs` folder and a package.json. Throws when there is none. */
export function findRoot(from: string): string {
  if (existsSync(join(from, 'docs')) && existsSync(join(from, 'package.json'))) return from;
  if (dirname(from) === from)
    throw new Error('Hittar inte projektets rot: kör kommandot i projektets mapp.');
  return findRoot(dirname(from));
}
