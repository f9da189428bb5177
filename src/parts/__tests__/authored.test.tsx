import { expect, it } from 'vitest';
import { partNames } from '../../../packages/lesson-language/src/authored/parsers';
import { teachingComponents } from '../registry';

/** What authors write otherwise: a picture in Markdown; and what the build puts in for them. */
const notWritten = ['img', 'MathStyles', 'OpensLater'];

/** What the build takes apart, so that no page has it. */
const takenApart = ['Exam'];

it('has a parser for every part that authors can write', () => {
  const parts = Object.keys(teachingComponents).filter((name) => !notWritten.includes(name));
  expect([...partNames].sort()).toEqual([...parts, ...takenApart].sort());
});
