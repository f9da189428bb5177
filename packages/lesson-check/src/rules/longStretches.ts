import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { isJsxElement, lineOf, visitNodes } from '@kurser/lesson-language/source/jsx';
import { fault, type Rule } from './rule';

/** As many words as a reader goes on for without anything to do. */
const mostWords = 450;

/** Components that a reader only reads or looks at; every other is something to do. */
const onlyRead: ReadonlySet<string | null> = new Set([
  ...['Term', 'Figure', 'Download', 'Glossary', 'Hint', 'Solution', 'Exam'],
  ...['div', 'span', 'kbd', 'img'],
]);

/** Whether a reader of the block does something: a task, a lab, or a program that can be run. */
function isDoing(block: RootContent): boolean {
  let found = false;
  visitNodes(block, (node) => {
    if (isJsxElement(node)) found ||= /^[A-Z]/.test(node.name ?? '') && !onlyRead.has(node.name);
    if (node.type === 'code') found ||= isRun(node.lang ?? '', node.meta ?? '');
  });
  return found;
}

/** A program with the buttons Kör and Ändra, or one that the reader is to type. */
function isRun(language: string, meta: string): boolean {
  if (/\b(?:hidden|ignore|no_run)\b/.test(meta)) return false;
  return language === 'python' || language === 'sql' || language === 'console';
}

function wordsIn(block: RootContent): number {
  if (block.type === 'code' || block.type === 'yaml' || block.type === 'mdxjsEsm') return 0;
  return toString(block).match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

/** No stretch of a lesson is read for minutes without anything to do. */
export const longStretches: Rule = {
  name: 'något att göra',
  check: (page) => {
    if (page.frontMatter?.pageKind !== 'lesson') return [];
    const stretches: { line: number; words: number }[] = [];
    let current = { line: 1, words: 0 };
    for (const block of page.tree.children) {
      if (isDoing(block)) {
        stretches.push(current);
        current = { line: lineOf(block), words: 0 };
      } else {
        if (current.words === 0) current = { line: lineOf(block), words: 0 };
        current.words += wordsIn(block);
      }
    }
    return [...stretches, current]
      .filter(({ words }) => words > mostWords)
      .map(({ line, words }) =>
        fault(
          page,
          line,
          `${String(words)} ord utan något att göra`,
          `högst ${String(mostWords)} ord mellan två uppgifter, labbar eller program som körs`,
        ),
      );
  },
};
