import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { findLocks, nodesBehind } from './locks';
import { parseMdx } from './parseMdx';
import { readSource } from './sourceText';

/** A page's file with every line empty that is not behind an opening. */
export interface LockedSource {
  /** The opening. */
  readonly name: string;
  /** From the project's root, with slashes. */
  readonly path: string;
  readonly text: string;
}

function onlyLines(source: string, nodes: readonly Nodes[]): string {
  const isIn = new Set<number>();
  for (const { position } of nodes)
    for (let line = position?.start.line ?? 1; line <= (position?.end.line ?? 0); line++)
      isIn.add(line);
  return source
    .split('\n')
    .map((line, at) => (isIn.has(at + 1) ? line : ''))
    .join('\n');
}

/** What of a page's source is behind each of its openings. Pure. */
export function lockedParts(source: string): readonly Omit<LockedSource, 'path'>[] {
  // Parsing a hundred pages takes seconds, and few have one.
  if (!/\bopens\b/.test(source)) return [];
  const root = parseMdx(source);
  return findLocks(root).map((lock) => ({
    name: lock.name,
    text: onlyLines(source, nodesBehind(root, lock)),
  }));
}

/** A page's source with the lines empty that are behind any of its openings. Pure. */
export function withoutLocked(source: string): string {
  const hidden = lockedParts(source).map(({ text }) => text.split('\n'));
  if (hidden.length === 0) return source;
  return source
    .split('\n')
    .map((line, at) => (hidden.some((lines) => (lines[at] ?? '') !== '') ? '' : line))
    .join('\n');
}

/**
 * What of all pages in a folder is behind an opening.
 * @throws when a page is no text or no MDX
 */
export function lockedSources(siteDir: string, docsPath: string): readonly LockedSource[] {
  const names = readdirSync(path.join(siteDir, docsPath), {
    recursive: true,
    encoding: 'utf8',
  });
  return names
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => {
      const file = path.posix.join(docsPath, name.replaceAll('\\', '/'));
      const parts = lockedParts(readSource(path.join(siteDir, file)));
      return parts.map((part) => ({ ...part, path: file }));
    });
}
