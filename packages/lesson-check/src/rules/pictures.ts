import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Nodes } from 'mdast';
import { lineOf, visitNodes } from '@kurser/lesson-language/source/jsx';
import type { Finding } from '../finding';
import { fault, type Rule } from './rule';

/** What a student on a phone's network waits for a second or two. */
const mostBytes = 500_000;

/** A picture is small enough to be fetched on a phone. */
export const pictures: Rule = {
  name: 'bilders storlek',
  check: (page) => {
    const findings: Finding[] = [];
    visitNodes(page.tree, (node) => {
      for (const name of picturesOf(node)) {
        const bytes = sizeOf(resolve(dirname(page.path), decoded(name)));
        if (bytes <= mostBytes) continue;
        const problem = `bilden ${name} är ${String(Math.round(bytes / 1000))} kB`;
        const expected = `högst ${String(mostBytes / 1000)} kB: mindre mått, eller sparad som webp`;
        findings.push(fault(page, lineOf(node), problem, expected));
      }
    });
    return findings;
  },
};

/** The pictures beside the page that a node shows or imports, by their names as written. */
function picturesOf(node: Nodes): readonly string[] {
  if (node.type === 'image') return /^[a-z][a-z0-9+.-]*:/i.test(node.url) ? [] : [node.url];
  if (node.type !== 'mdxjsEsm') return [];
  return [...node.value.matchAll(/from '([^']+\.(?:svg|png|jpe?g|gif|webp))'/g)].map(
    ([, name = '']) => name,
  );
}

/** That a picture is there is for the links to say. */
function sizeOf(path: string): number {
  return existsSync(path) ? statSync(path).size : 0;
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
