import { fault, type Rule } from './rule';

/** Every key of the front matter is there, known and of the right kind. */
export const frontMatter: Rule = {
  name: 'front matter',
  check: (page) =>
    page.frontMatterFaults.map(({ line, problem, expected }) =>
      fault(page, line, problem, expected),
    ),
};
