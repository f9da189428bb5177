import { expect, it } from 'vitest';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { attributeText, elementsNamed } from '../../source/jsx';
import { countJudged } from '../countJudged';

const processor = unified().use(remarkParse).use(remarkMdx);

/** The counts of a page's exercises, '' where there is none. */
function countsOn(...page: readonly string[]): readonly string[] {
  const root = processor.parse(page.join('\n\n'));
  countJudged(root);
  return elementsNamed(root, 'Exercise').map((each) => attributeText(each, 'judged') ?? '');
}

const flag = '<FlagCheck name="u1" />';
const fill = '<TruthTable mode="fill" expression="A" />';

it('every exercise is told how many labs and flags judge it', () => {
  const page = [
    ...['<Exercise title="a">', flag, fill, '<TruthTable expression="A" />', '</Exercise>'],
    ...['<Exercise title="b">', '<Answer kind="number" />', '</Exercise>'],
    ...['<Exercise title="c">', '<Hint>', fill, '</Hint>', '<Solution>', flag, '</Solution>'],
    ...['</Exercise>', flag],
  ];
  expect(countsOn(...page)).toEqual(['2', '', '']);
});

it('an author’s own count is nobody’s', () => {
  expect(countsOn('<Exercise title="a" judged={7}>', flag, '</Exercise>')).toEqual(['1']);
  expect(countsOn('<Exercise title="a" judged={7}>', 'Rita.', '</Exercise>')).toEqual(['']);
});
