import { createHash } from 'node:crypto';
import {
  hasLateParts,
  writtenAttribute,
  writtenStyleLink,
} from 'docusaurus-plugin-seal/seams/reactMarkup';
import { contentAttribute } from 'docusaurus-plugin-seal/common';
import { copyStyles } from '../layOut';
import { findEarlyPageName } from '../pageFile';
import { keyedFingerprint, type SealingKey } from '@kurser/sealed-format';
import type { RenderedPage } from 'docusaurus-plugin-seal';
import { splitContent, type SplitContent } from './splitContent';
import { withoutFields } from './withoutFields';

/** A page's content, in the two parts that it is sealed in. */
export interface EarlyPageFile extends SplitContent {
  readonly name: string;
}

export interface EarlyPages {
  /** The same for the same pages and key, and for no others. */
  readonly edition: string;
  readonly files: readonly EarlyPageFile[];
}

const contentStart = `<div ${writtenAttribute(contentAttribute)} hidden="">`;
/** The edition is public, in every page and in sealed files' addresses. */
const editionDigits = 16;

/**
 * The content of a rendered page as it can stand in a document that nobody runs programs in: the
 * style sheets that React has put before the app, then what stands behind the gate. Empty for a
 * page with parts that only a program puts in their places.
 * @throws when nothing stands behind a gate in it
 */
export function contentFromApp(html: string): string {
  const start = html.indexOf(contentStart);
  if (start === -1)
    throw new Error(`A rendered page has no ${contentStart}: nothing is behind its gate`);
  const after = html.slice(start + contentStart.length);
  if (hasLateParts(after)) return '';
  if (!after.endsWith('</div>')) throw new Error('A rendered page goes on after its content');
  const styles = html.slice(0, start).match(writtenStyleLink) ?? [];
  return styles.join('') + after.slice(0, -'</div>'.length);
}

/**
 * Every page's content, to be sealed: members see it before the site's programs have come.
 * @param stylesOf what the lessons' styles say of a piece of markup. A page brings along what is
 * said of all of it, with its beginning: the whole sheet is several times as much, and the styles
 * of the rest by themselves would come in another order.
 */
export async function makeEarlyPages(
  pages: readonly RenderedPage[],
  stylesOf: (html: string) => string,
  key: SealingKey,
): Promise<EarlyPages> {
  const contents = pages.map(({ route, html }) => {
    const content = withoutFields(contentFromApp(html));
    if (content === '') return { route, beginning: '', rest: '' };
    const { beginning, rest } = splitContent(content);
    return {
      route,
      beginning: `<style>${stylesOf(content)}${copyStyles}</style>${beginning}`,
      rest,
    };
  });
  if (contents.every(({ beginning }) => beginning === ''))
    throw new Error(
      `None of ${String(pages.length)} pages can be shown early: all have parts that come late`,
    );
  // Page by page: as one text, a large site's pages would be in memory once more.
  const hash = createHash('sha256');
  for (const { route, beginning, rest } of contents)
    hash.update(JSON.stringify([route, beginning, rest]));
  const edition = await keyedFingerprint(key, hash.digest('hex').slice(0, editionDigits));
  const files = contents.flatMap(({ route, ...parts }) => {
    const name = findEarlyPageName(edition, route);
    return name === undefined ? [] : [{ name, ...parts }];
  });
  return { edition, files };
}
