import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import type { Root } from 'mdast';
import type { FileFault, Finding } from '../finding';
import { describeMdxFault } from '@kurser/lesson-language/source/mdxFault';
import { type Block, collectBlocks } from '@kurser/lesson-language/source/blocks';
import { isSourceFault, readSource } from '@kurser/lesson-language/source/sourceText';
import { type FrontMatter, findOpenFrontMatter, parseFrontMatter } from './parseFrontMatter';
import { collectHeadings, type PageHeading } from './pageHeadings';
import { parseMdx } from '@kurser/lesson-language/source/parseMdx';

/** A page read and taken apart: everything the rules and the run look at. */
export interface Page {
  /** Path from the project's root with forward slashes: what findings name. */
  readonly file: string;
  readonly path: string;
  readonly source: string;
  readonly tree: Root;
  /** Absent when it has faults. */
  readonly frontMatter: FrontMatter | undefined;
  readonly frontMatterFaults: readonly FileFault[];
  readonly headings: readonly PageHeading[];
  readonly blocks: readonly Block[];
}

/**
 * A page, or the finding that says why there is none: no such file, no text in UTF-8, or no valid
 * MDX.
 */
export function readPage(root: string, path: string): Page | Finding {
  const file = relative(root, path).replaceAll('\\', '/');
  if (!existsSync(path)) {
    return { file, line: 1, problem: 'filen finns inte', expected: 'en sida under docs/' };
  }
  try {
    return parsePage(file, path, readSource(path));
  } catch (error) {
    if (!isSourceFault(error)) throw error;
    const { line, problem, expected } = error;
    return { file, line, problem, expected };
  }
}

export function parsePage(file: string, path: string, source: string): Page | Finding {
  const tree = tryParse(source);
  if ('problem' in tree) return { file, ...tree };
  const open = findOpenFrontMatter(tree);
  if (open !== undefined) return { file, ...open };
  const { frontMatter, faults } = parseFrontMatter(tree);
  return {
    file,
    path,
    source,
    tree,
    frontMatter,
    frontMatterFaults: faults,
    headings: collectHeadings(tree),
    blocks: collectBlocks(tree),
  };
}

export function isPage(value: Page | Finding): value is Page {
  return 'tree' in value;
}

function tryParse(source: string): Root | Omit<Finding, 'file'> {
  try {
    return parseMdx(source);
  } catch (error) {
    const { line, problem, remedy } = describeMdxFault(error, source);
    return { line, problem, expected: remedy };
  }
}
