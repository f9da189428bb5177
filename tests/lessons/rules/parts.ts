import type { Parent } from 'mdast';
import { toReaderFence } from '../../../src/plugins/remark-lesson/fence';
import { propsOf, type FenceForReader } from '../../../src/teaching/authored/elements';
import { faultsOfPart, partNames } from '../../../src/teaching/authored/parsers';
import {
  attributesOf,
  elementsNamed,
  isJsxElement,
  type JsxElement,
  lineOf,
  visitNodes,
} from '../../../src/lessons/jsx';
import type { Finding } from '../finding';
import type { Page } from '../page/page';
import type { Site } from '../site/site';
import { labs } from './labs';
import { predictions } from './predictions';
import { puzzles } from './puzzles';
import { pyRuns } from './pyRuns';
import { quizzes } from './quizzes';
import { fault, type Rule } from './rule';
import { stepTraces } from './stepTraces';

/** Rules that look closer at what stands inside some parts, and name its own line. */
const closer: readonly Rule[] = [quizzes, predictions, puzzles, pyRuns, stepTraces, labs];

/**
 * Each part's own parser reads what the author wrote of it, so that what passes here is what the page can show. It has the word where no
 * closer rule has spoken.
 */
export const parts: Rule = {
  name: 'delarnas egenskaper',
  check: (page, site) => {
    const told = linesTold(page, site);
    const findings: Finding[] = [];
    visitNodes(page.tree, (node, ancestors) => {
      if (!isJsxElement(node) || !partNames.includes(node.name ?? '')) return;
      const found = faultsOf(node, namesOf(ancestors));
      if (found.length > 0 && !told.some((line) => isInside(line, node)))
        findings.push(...found.map((text) => toFinding(page, node, text)));
    });
    return findings;
  },
};

function linesTold(page: Page, site: Site): readonly number[] {
  return closer.flatMap((rule) => rule.check(page, site)).map(({ line }) => line);
}

function isInside(line: number, { position }: JsxElement): boolean {
  return position !== undefined && line >= position.start.line && line <= position.end.line;
}

function namesOf(ancestors: readonly Parent[]): readonly string[] {
  return ancestors.map((each) => ('name' in each ? String(each.name) : ''));
}

const forReader: FenceForReader = (fence, ancestors) => {
  const read = toReaderFence(fence, ancestors);
  if (read.kind === 'code') return read;
  // The text of a trace that cannot be read is told by its own rule.
  return read.kind === 'faulty' ? fence : undefined;
};

function faultsOf(element: JsxElement, ancestors: readonly string[]): readonly string[] {
  const { known, unknown } = propsOf(element, ancestors, forReader);
  if (unknown.length > 0)
    return unknown.map((name) => `${name} går inte att läsa: där ska stå ett färdigt värde`);
  return faultsOfPart(element.name ?? '', known);
}

/** A fault is told on the line of the attribute or the question that it names. */
function toFinding(page: Page, element: JsxElement, text: string): Finding {
  const name = element.name ?? '';
  const attribute = attributesOf(element).find((each) => text.startsWith(`${each.name} `));
  const [, number] = /^fråga (\d+)/.exec(text) ?? [];
  const question = elementsNamed(element, 'Question')[Number(number) - 1];
  const line = lineOf(attribute ?? question ?? element);
  return fault(
    page,
    line,
    `${name}: ${text}`,
    `som i exemplen på <${name}> i src/teaching/README.md`,
  );
}
