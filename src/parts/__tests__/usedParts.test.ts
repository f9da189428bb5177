import { expect, it } from 'vitest';
import { partsOf, usedParts } from '../usedParts';

it('names every component of a page once', () => {
  const source =
    '# Hej\n\n<Quiz>\n<Question>?</Question>\n</Quiz>\n<Quiz/> <b>x</b> 1 < 2 <Term name="a" />';
  expect(usedParts(source)).toEqual(['Question', 'Quiz', 'Term']);
});

it('reads them from a front matter, and nothing from what is none', () => {
  expect(partsOf({ lesson_parts: ['Quiz', 5, 'Term'] })).toEqual(['Quiz', 'Term']);
  for (const other of [undefined, null, {}, { lesson_parts: 'Quiz' }]) {
    expect(partsOf(other)).toEqual([]);
  }
});
