import { fenceForReader } from '@kurser/lesson-language/remark-lesson/readerFence';
import { faultyParts } from '@kurser/lesson-language/authored/faults';
import type { JsxElement } from '@kurser/lesson-language/source/jsx';
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
 * Each part's own parser reads what the author wrote of it, so that what passes here is what the
 * page can show. It has the word where no closer rule has spoken.
 */
export const parts: Rule = {
  name: 'delarnas egenskaper',
  check: (page, site) => {
    const told = linesTold(page, site);
    return faultyParts(page.tree, fenceForReader)
      .filter(({ element }) => !told.some((line) => isInside(line, element)))
      .flatMap(({ faults }) =>
        faults.map(({ line, problem, remedy }) => fault(page, line, problem, remedy)),
      );
  },
};

function linesTold(page: Page, site: Site): readonly number[] {
  return closer.flatMap((rule) => rule.check(page, site)).map(({ line }) => line);
}

function isInside(line: number, { position }: JsxElement): boolean {
  return position !== undefined && line >= position.start.line && line <= position.end.line;
}
