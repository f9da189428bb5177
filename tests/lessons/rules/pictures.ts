import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { lineOf, visitNodes } from '../../../src/lessons/jsx';
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
      if (node.type !== 'image' || /^[a-z][a-z0-9+.-]*:/i.test(node.url)) return;
      const bytes = sizeOf(resolve(dirname(page.path), decoded(node.url)));
      if (bytes <= mostBytes) return;
      findings.push(
        fault(
          page,
          lineOf(node),
          `bilden ${node.url} är ${String(Math.round(bytes / 1000))} kB`,
          `högst ${String(mostBytes / 1000)} kB: mindre mått, eller sparad som webp`,
        ),
      );
    });
    return findings;
  },
};

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
