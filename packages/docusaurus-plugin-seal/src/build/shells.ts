import { contentAttribute } from '../common/marker';

/** A page as it was written. */
export interface WrittenPage {
  readonly name: string;
  readonly html: string;
}

/**
 * The whole site has one page: the shell. That every page is the same, byte for byte, is the proof
 * that none carries anything of its own.
 * @returns the shell
 * @throws naming the pages that differ from the first one
 */
export function checkShells(pages: readonly WrittenPage[]): string {
  const [first, ...others] = pages;
  if (first === undefined) throw new Error('No pages were written');
  if (first.html.includes(contentAttribute)) {
    throw new Error(`${first.name} still has its content`);
  }
  const different = others.filter(({ html }) => html !== first.html).map(({ name }) => name);
  if (different.length > 0) {
    throw new Error(
      `${String(different.length)} of ${String(pages.length)} pages have something of their own: ${different.slice(0, 5).join(', ')} (compared with ${first.name}). ` +
        'The gate must be the same on every route while the site is built.',
    );
  }
  return first.html;
}
