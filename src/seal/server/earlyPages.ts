import { createHash } from 'node:crypto';
import { contentAttribute } from '../marker';
import { copyStyles } from '../../reading/layOut';
import { findEarlyPageName } from '../earlyPage';
import { keyedFingerprint } from '../format/fingerprint';
import type { SealingKey } from '../format/keys';
import type { RenderedPage } from './renderedPages';
import { splitContent, type SplitContent } from './splitContent';

/** A page's content, in the two parts that it is sealed in. */
export interface EarlyPageFile extends SplitContent {
  readonly name: string;
}

export interface EarlyPages {
  /** The same for the same pages and key, and for no others. */
  readonly edition: string;
  readonly files: readonly EarlyPageFile[];
}

const contentStart = new RegExp(`<div ${contentAttribute}="" hidden="">`);
/** The edition is public, in every page and in sealed files' addresses. */
const editionDigits = 16;

const styleLink = /<link rel="stylesheet"[^>]*>/g;

/**
 * The content of a rendered page as it can stand in a document that nobody runs programs in: the style sheets that React has put before
 * the app, then what stands behind the gate. Empty for a page with parts that only a program puts in their places.
 */
export function contentFromApp(html: string): string {
  const start = contentStart.exec(html);
  if (start === null || !html.endsWith('</div>')) return '';
  const content = html.slice(start.index + start[0].length, -'</div>'.length);
  const styles = html.slice(0, start.index).match(styleLink) ?? [];
  return /<script|<template|id="S:/.test(content) ? '' : styles.join('') + content;
}

/**
 * Every page's content, to be sealed: members see it before the site's programs have come.
 * @param stylesOf what the lessons' styles say of a piece of markup. A page brings along what is said of all of it, with its beginning: the whole
 * sheet is several times as much, and the styles of the rest by themselves would come in another order.
 */
export async function makeEarlyPages(
  pages: readonly RenderedPage[],
  stylesOf: (html: string) => string,
  key: SealingKey,
): Promise<EarlyPages> {
  const contents = pages.map(({ route, html }) => {
    const content = contentFromApp(html);
    if (content === '') return { route, beginning: '', rest: '' };
    const { beginning, rest } = splitContent(content);
    return {
      route,
      beginning: `<style>${stylesOf(content)}${copyStyles}</style>${beginning}`,
      rest,
    };
  });
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
