import { elementsNamed, visitNodes } from '@kurser/lesson-language/source/jsx';
import { findList, findSection } from '../page/sections';
import type { Page } from '../page/page';
import type { PageKind } from '../page/parseFrontMatter';
import { countExamples } from '../page/examples';
import { fault, type Rule } from './rule';

interface Part {
  readonly problem: string;
  readonly expected: string;
  isMissing(page: Page): boolean;
}

const section = (title: string): Part => ({
  problem: `avsnittet ${title} saknas`,
  expected: `## ${title}`,
  isMissing: (page) => findSection(page, title) === undefined,
});

const atLeast = (count: number, name: string): Part => ({
  problem: `färre än ${String(count)} ${name}`,
  expected: `minst ${String(count)} <${name}>`,
  isMissing: (page) => elementsNamed(page.tree, name).length < count,
});

const summary: Part = {
  problem: 'avsnittet Sammanfattning saknas eller har ingen lista',
  expected: '## Sammanfattning och en kort lista',
  isMissing: (page) => {
    const found = findSection(page, 'Sammanfattning');
    return found === undefined || findList(found) === undefined;
  },
};

const onwards: Part = {
  problem: 'avsnittet Vidare saknas eller har ingen länk',
  expected: '## Vidare med länk till nästa sida',
  isMissing: (page) => {
    const found = findSection(page, 'Vidare');
    let links = 0;
    for (const node of found?.content ?? [])
      visitNodes(node, (each) => (links += each.type === 'link' ? 1 : 0));
    return links === 0;
  },
};

const examples: Part = {
  problem: 'färre än två exempel med visad utskrift',
  expected: 'minst två kodblock med output efter, eller sessioner med utskrift',
  isMissing: (page) => countExamples(page) < 2,
};

const table: Part = {
  problem: 'tabell saknas',
  expected: 'minst en tabell',
  isMissing: (page) => {
    let tables = 0;
    visitNodes(page.tree, (node) => (tables += node.type === 'table' ? 1 : 0));
    return tables === 0;
  },
};

const goals = section('Mål');

const parts: Readonly<Record<PageKind, readonly Part[]>> = {
  lesson: [goals, examples, atLeast(1, 'Quiz'), atLeast(3, 'Exercise'), summary, onwards],
  workbook: [goals, atLeast(8, 'Exercise'), onwards],
  project: [goals, section('Inlämning'), section('Bedömning'), atLeast(3, 'Exercise'), onwards],
  cheatsheet: [goals, table, atLeast(3, 'Exercise'), onwards],
  index: [goals, atLeast(1, 'Exercise'), onwards],
  opening: [goals],
  catalogue: [],
};

/** A page has the parts that its `page_kind` requires. */
export const requiredParts: Rule = {
  name: 'delar',
  check: (page) => {
    const kind = page.frontMatter?.pageKind;
    if (kind === undefined) return [];
    return parts[kind]
      .filter((part) => part.isMissing(page))
      .map((part) => fault(page, 1, `${part.problem} (page_kind: ${kind})`, part.expected));
  },
};
