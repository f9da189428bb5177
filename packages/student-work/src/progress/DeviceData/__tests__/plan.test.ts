import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planImport, planToText, textsAfter } from '../plan';
import { summaryOf } from '../summary';

const own = new Map([
  ['read:3/m1', 'true'],
  ['quiz:a', '1'],
  ['parts:3/m1', '{}'],
]);
const copy = new Map([
  ['read:3/m1', 'true'],
  ['quiz:a', '2'],
  ['exercise:a', 'true'],
  ['exercise:b', 'true'],
]);

describe('planImport', () => {
  it('counts what would be added, differ and go, without bookkeeping', () => {
    expect(planImport(own, copy)).toEqual({ added: 2, different: 1, missing: 0 });
    expect(planImport(copy, own)).toEqual({ added: 0, different: 1, missing: 2 });
  });

  it('tells what happens', () => {
    const texts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('1', '2'));
    fc.assert(
      fc.property(texts, texts, (left, right) => {
        const before = new Map(Object.entries(left));
        const taken = new Map(Object.entries(right));
        const { added, different, missing } = planImport(before, taken);
        const merged = textsAfter('merge', before, taken);
        const replaced = textsAfter('replace', before, taken);
        expect(merged.size).toBe(before.size + added);
        for (const [key, text] of before) expect(merged.get(key)).toBe(text);
        expect([...before.keys()].filter((key) => !replaced.has(key))).toHaveLength(missing);
        const turned = [...before].filter(
          ([key, text]) => replaced.has(key) && replaced.get(key) !== text,
        );
        expect(turned).toHaveLength(different);
      }),
    );
  });

  it.each([
    [
      'merge',
      { added: 2, different: 0, missing: 4 },
      '2 saker från kopian läggs till. Allt som finns här behålls.',
    ],
    [
      'merge',
      { added: 0, different: 1, missing: 0 },
      'Inget nytt läggs till. 1 sak finns i båda men är olika; då behålls det som finns här.',
    ],
    [
      'replace',
      { added: 1, different: 0, missing: 3 },
      '1 sak från kopian läggs till. 3 saker som bara finns här försvinner.',
    ],
    [
      'replace',
      { added: 0, different: 2, missing: 1 },
      'Inget nytt läggs till. 2 saker får kopians innehåll. 1 sak som bara finns här försvinner.',
    ],
    [
      'replace',
      { added: 0, different: 0, missing: 0 },
      'Inget nytt läggs till. Inget som finns här går förlorat.',
    ],
  ] as const)('%s %o', (way, plan, text) => {
    expect(planToText(way, plan)).toBe(text);
  });
});

describe('summaryOf', () => {
  it('says what the keys stand for, in a settled order', () => {
    expect(summaryOf(['exercise:a', 'read:1', 'read:2', 'parts:1', 'last-lesson', 'nytt'])).toEqual(
      [
        '2 lektioner markerade som lästa',
        '1 uppgift markerad som klar',
        '1 bokmärke: var du läste senast',
        '1 annat sparat värde',
      ],
    );
    expect(summaryOf(['parts:1'])).toEqual([]);
    expect(summaryOf(['work:1#a', 'exercise:a', 'work:1#b'])).toEqual([
      '1 uppgift markerad som klar',
      '2 uppgifter som du har arbetat med',
    ]);
  });
});
