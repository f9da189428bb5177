import { findOpenFences } from '../../../src/lessons/openFences';
import { openFenceFault } from '../../../src/lessons/mdxFault';
import { fault, type Rule } from './rule';

/** Every code block is closed: one that is not takes what follows with it. */
export const openFences: Rule = {
  name: 'öppna kodblock',
  check: (page) =>
    findOpenFences(page.source)
      .map(openFenceFault)
      .map(({ line, problem, remedy }) => fault(page, line, problem, remedy)),
};
