import { lockFaults } from '@kurser/lesson-language/source/locks';
import { openings as known } from '@site/src/config/openings';
import { fault, type Rule } from './rule';

/** What opens on a day has a name that src/config/openings.ts knows. */
export const openings: Rule = {
  name: 'öppningar',
  check: (page) =>
    lockFaults(
      page.tree,
      known.map(({ name }) => name),
    ).map(({ line, problem, remedy }) => fault(page, line, problem, remedy)),
};
