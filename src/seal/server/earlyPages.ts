import { createHash } from 'node:crypto';
import { contentAttribute } from '../marker';
import { findEarlyPageName } from '../earlyPage';
import type { RenderedPage } from './renderedPages';

interface EarlyPageFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface EarlyPages {
  /** The same for the same pages, and for no others. */
  readonly edition: string;
  readonly files: readonly EarlyPageFile[];
}

const contentStart = new RegExp(`<div ${contentAttribute}="" hidden="">`);
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
 * Every page's content as a file of its own, to be sealed: members see it before the site's programs have come.
 * @param stylesOf what the lessons' styles say of a piece of markup; the page brings them along, because all of them are several times as much
 */
export function makeEarlyPages(
  pages: readonly RenderedPage[],
  stylesOf: (html: string) => string,
): EarlyPages {
  const contents = pages.map(({ route, html }) => {
    const content = contentFromApp(html);
    return {
      route,
      content: content === '' ? '' : `<style>${stylesOf(content)}</style>${content}`,
    };
  });
  const hash = createHash('sha256').update(JSON.stringify(contents));
  const edition = hash.digest('hex').slice(0, 16);
  const files = contents.flatMap(({ route, content }) => {
    const name = findEarlyPageName(edition, route);
    return name === undefined ? [] : [{ name, bytes: Buffer.from(content) }];
  });
  return { edition, files };
}
