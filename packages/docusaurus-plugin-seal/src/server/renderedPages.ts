import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** One page as the server rendered it, lesson and all. Kept outside build/. */
export interface RenderedPage {
  /** The route, for example `/courses/3/m1`. */
  readonly route: string;
  /** The page's own meta elements as HTML: description, keywords and the like. */
  readonly meta: string;
  /** The app's HTML, without the document around it. */
  readonly html: string;
}

/**
 * The environment variable that tells the server bundle where to leave rendered pages. A variable
 * and not a module's state, because pages are rendered in worker threads.
 */
export const renderedPagesVariable = 'KURSER_RENDERED_PAGES';

/**
 * Leaves a page for `readRenderedPages`. The file's name is a hash: a route may be longer than a
 * file name can be.
 */
export async function writeRenderedPage(folder: string, page: RenderedPage): Promise<void> {
  const name = createHash('sha256').update(page.route).digest('hex');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.json`), JSON.stringify(page));
}

function isRenderedPage(value: unknown): value is RenderedPage {
  if (typeof value !== 'object' || value === null) return false;
  const { route, meta, html }: Partial<Record<keyof RenderedPage, unknown>> = value;
  return typeof route === 'string' && typeof meta === 'string' && typeof html === 'string';
}

async function readRenderedPage(file: string): Promise<RenderedPage> {
  const page: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isRenderedPage(page)) throw new Error(`${file} is no rendered page: route, meta and html`);
  return page;
}

/**
 * All pages left in the folder, ordered by route.
 * @throws when the folder is missing or holds something else, naming the file
 */
export async function readRenderedPages(folder: string): Promise<RenderedPage[]> {
  const names = await readdir(folder);
  const pages = await Promise.all(names.map((name) => readRenderedPage(path.join(folder, name))));
  return pages.sort((a, b) => (a.route < b.route ? -1 : 1));
}
