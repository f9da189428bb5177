import { describe, expect, it } from 'vitest';
import { pressAll } from '../editor';
import { parseKeys } from '../keys';
import { draw } from './drawing';

/**
 * The examples of Helix' own documentation: its tutor (`runtime/tutor` in helix-editor/helix, by
 * lesson) and the chapter on surrounding pairs in its book (`book/src/surround.md`), with the keys
 * that the lesson tells one to press. What stands below the marked line there is what the text must
 * become here.
 */
type Example = readonly [lesson: string, before: string, keys: string, after: string];

const examples: readonly Example[] = [
  ['1.3', 'Th⟨h|⟩iss\n', 'd', 'Thiss\n'],
  ['1.3', 'senten⟨c|⟩ce\n', 'd', 'sentence\n'],
  ['1.4', 'Th⟨ |⟩stce\n', 'iis<esc>', 'This stce\n'],
  [
    '2.1',
    'This ⟨s|⟩entence is miss\n',
    'Aing some text.<esc>',
    'This sentence is missing some text.\n',
  ],
  ['2.2', 'What is the ⟨b|⟩est editor?\n', 'oHelix<esc>', 'What is the best editor?\nHelix\n'],
  ['3.1', 'This sentence ⟨p|⟩encil has\n', 'wd', 'This sentence has\n'],
  ['3.2', 'The Mid⟨d|⟩le Kingdom.\n', 'ebd', 'The  Kingdom.\n'],
  ['3.4', 'This ⟨p|⟩aper has\n', 'wcsentence <esc>', 'This sentence has\n'],
  ['3.6', 'Remove the ⟨F|⟩OO BAR distracting words\n', 'v2wd', 'Remove the distracting words\n'],
  [
    '3.7',
    '1) Roses are red,\n2) ⟨M|⟩ud is fun,\n3) Violets are blue,\n',
    'xd',
    '1) Roses are red,\n3) Violets are blue,\n',
  ],
  [
    '3.7',
    '⟨4|⟩) I have a car,\n5) Clocks tell time,\n6) Sugar is sweet,\n',
    '2xd',
    '6) Sugar is sweet,\n',
  ],
  ['3.7', '⟨4|⟩) I have a car,\n5) Clocks tell time,\n', 'xxd', ''],
  ['4.1', 'Fi⟨i|⟩x the errors\n', 'd', 'Fix the errors\n'],
  ['4.1', 'Fi⟨i|⟩x the errors\n', 'du', 'Fiix the errors\n'],
  ['4.1', 'Fi⟨i|⟩x the errors\n', 'duU', 'Fix the errors\n'],
  ['4.2', '1 ⟨b|⟩anana 2 3 4\n', 'wyllp', '1 banana 2 banana 3 4\n'],
  ['5.1', '⟨F|⟩ix th two\n\nFix th two\n', 'Cfhaese<esc>', 'Fix these two\n\nFix these two\n'],
  [
    '5.2',
    'I like to ⟨e|⟩at apples since my favorite fruit is apples.\n',
    'xsapples<ret>coranges<esc>',
    'I like to eat oranges since my favorite fruit is oranges.\n',
  ],
  [
    '5.3',
    'This  ⟨s|⟩entence has   some      extra spaces.\n',
    'xs  +<ret>c <esc>',
    'This sentence has some extra spaces.\n',
  ],
  [
    '6.1',
    '⟨-|⟩----[Free this sentence of its brackets!]-----\n',
    'f[dglF]d',
    'Free this sentence of its brackets!\n',
  ],
  [
    '6.1',
    '⟨-|⟩-----Free this sentence of its dashes!------\n',
    'tFdglT!d',
    'Free this sentence of its dashes!\n',
  ],
  ['6.2', '│⟨=|⟩======│------│\n', 't|r-', '|-------|------|\n'],
  [
    '7.1',
    'I like ⟨w|⟩atermelons because oranges are refreshing.\n',
    'wywwR',
    'I like watermelons because watermelons are refreshing.\n',
  ],
  [
    '7.2',
    'This ⟨s|⟩entence\nis spilling over\nonto other\nlines.\n',
    '4xJ',
    'This sentence is spilling over onto other lines.\n',
  ],
  ['7.3', '⟨T|⟩hese lines\nare indented\n', 'j>', 'These lines\n    are indented\n'],
  ['7.3', '    ⟨m|⟩uch better.\n', '<', 'much better.\n'],
  ['10.3', '⟨t|⟩hIs\n', '~', 'ThIs\n'],
  ['10.3', 'this ⟨S|⟩ENTENCE SHOULD\n', 'x`', 'this sentence should\n'],
  ['10.3', 'THIS ⟨s|⟩entence\n', 'x<A-`>', 'THIS SENTENCE\n'],
  ['11.1', '⟨C|⟩omment me please\n', '<C-c>', '# Comment me please\n'],
  ['11.1', '⟨C|⟩omment me please\n', '<C-c><C-c>', 'Comment me please\n'],
  [
    '11.2',
    '⟨W|⟩hat are you doing?!\nStop commenting me!\n',
    '2x<C-c>',
    '# What are you doing?!\n# Stop commenting me!\n',
  ],
  [
    '12.1',
    'you can ⟨(|⟩jump between matching parentheses)\n',
    'mmd',
    'you can (jump between matching parentheses\n',
  ],
  [
    '12.2',
    'outside and (inside ⟨x|⟩ parentheses) - and outside again\n',
    'mi(d',
    'outside and () - and outside again\n',
  ],
  ['12.3', 'you ( select ⟨x|⟩ around ) to include\n', 'ma(d', 'you  to include\n'],
  ['12.4', 'so, ⟨s|⟩elect all of this, and\n', 'v4ems(', 'so, (select all of this), and\n'],
  ['12.4', 'surround this ⟨W|⟩ORD !\n', "ems'", "surround this 'WORD' !\n"],
  [
    '12.5',
    'delete (the ⟨x|⟩ pair of parentheses) from within!\n',
    'md(',
    'delete the x pair of parentheses from within!\n',
  ],
  [
    '12.6',
    'replace the (pair from ⟨x|⟩ within), with something else\n',
    'mr([',
    'replace the [pair from x within], with something else\n',
  ],
  ['the book, Surround', '⟨(|⟩use) and (use)\n', '%suse<ret>mr([', '[use] and [use]\n'],
];

describe('the tutor of Helix', () => {
  it.each(examples)('%s: %j %s', (_lesson, before, keys, after) => {
    const parsed = parseKeys(keys);
    if ('unknown' in parsed) throw new Error(`no key is called ${parsed.unknown}`);
    const editor = draw(before);
    // The drawing's own bar is `|`: the text's is drawn as `│`.
    const start = { ...editor, text: editor.text.replaceAll('│', '|') };
    expect(pressAll(start, parsed).text).toBe(after);
  });
});
