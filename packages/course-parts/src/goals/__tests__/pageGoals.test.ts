import { describe, expect, it } from 'vitest';
import { goalsIn, goalsOf } from '../pageGoals';

const page = (list: string, rest = '<Predict goals={[1]}>'): string =>
  `---\ntitle: T\n---\n\n## Mål\n\nEfter sidan kan du\n\n${list}\n\n## Sen\n\n- annat\n\n${rest}\n`;

describe('goalsIn', () => {
  it('reads the list under Mål and no other', () => {
    expect(goalsIn(page('- rita en `graf`\n- räkna\n  ut svaret.'))).toEqual([
      'rita en `graf`',
      'räkna ut svaret.',
    ]);
  });

  it('leaves out links and emphasis', () => {
    expect(goalsIn(page('- läsa [grafer i `g`](./m4.mdx#grafer) **rätt** i `a*b`'))).toEqual([
      'läsa grafer i `g` rätt i `a*b`',
    ]);
    expect(goalsIn(page('- skilja *är-en* från _har-en_, 2 * 3 * 4 och `*args, **kw`'))).toEqual([
      'skilja är-en från har-en, 2 * 3 * 4 och `*args, **kw`',
    ]);
  });

  it('leaves out the backslash before a sign that is a sign', () => {
    expect(
      goalsIn(page('- skriva A\\* och säga när\n- låta A\\* söka med *minne*, A\\* igen, `\\n`')),
    ).toEqual(['skriva A* och säga när', 'låta A* söka med minne, A* igen, `\\n`']);
  });

  it('reads a section that ends the page', () => {
    expect(goalsIn('<Quiz goals={[1]} />\n\n## Mål\n\n- ett\n- två\n')).toEqual(['ett', 'två']);
  });

  it('finds none where no task has goals, or where there is no such section', () => {
    expect(goalsIn(page('- ett', '<Predict>'))).toEqual([]);
    expect(goalsIn('## Målen\n\n- ett\n\n<Predict goals={[1]}>')).toEqual([]);
  });
});

describe('goalsOf', () => {
  it('reads them from a front matter, and nothing from what is none', () => {
    expect(goalsOf({ lesson_goals: ['ett', 2] })).toEqual(['ett']);
    for (const other of [undefined, null, {}, { lesson_goals: 'ett' }])
      expect(goalsOf(other)).toEqual([]);
  });
});
