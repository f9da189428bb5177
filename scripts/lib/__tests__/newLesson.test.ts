import { describe, expect, it } from 'vitest';
import { nextPosition, parsePlace, planLesson, type LessonFolder } from '../newLesson';

const folder: LessonFolder = {
  category: { slug: 'årskurs-3' },
  names: ['_category_.json', 'extra', 'M2.mdx', 'm1.mdx', 'm1.svg'],
  pages: [
    { file: 'M2.mdx', position: 3 },
    { file: 'm1.mdx', position: 2 },
  ],
  folderPositions: [5],
};

/** Why the lesson `name` is refused in that folder; undefined when it is made. */
function refusal(name: string, changes: Partial<LessonFolder> = {}): string | undefined {
  const answer = planLesson({ folder: '3', name }, { ...folder, ...changes });
  return answer.kind === 'refused' ? answer.reason : undefined;
}

describe('parsePlace', () => {
  it.each(['3/m18', 'docs/3/m18.mdx', './docs/3/m18', 'docs/3/m18'])('reads %s', (path) => {
    expect(parsePlace(['lesson', path])).toEqual({
      kind: 'ok',
      value: { folder: '3', name: 'm18' },
    });
  });

  it('composes letters, so that the address is the same on every machine', () => {
    const answer = parsePlace(['lesson', 'ai/textbook/o\u0308vning']);
    expect(answer).toHaveProperty('value.name', '\u00f6vning');
  });

  it.each([
    [[], 'Skriv så här'],
    [['lesson'], 'Skriv så här'],
    [['lesson', '3/m18', 'till'], 'Skriv så här'],
    [['quiz', '3/m18'], 'Kan göra lesson, inte quiz'],
    [['lesson', 'm18'], 'I vilken mapp ska m18 ligga?'],
    [['lesson', '../3/m18'], '”..” går inte'],
    [['lesson', '/3/m18'], 'En tom del går inte'],
    [['lesson', '3/'], 'En tom del går inte'],
    [['lesson', '3/modul 18'], '”modul 18” går inte'],
    [['lesson', '3/m18.md'], '”m18.md” går inte'],
    [['lesson', '3/_m18'], '”_m18” går inte'],
    [['lesson', String.raw`3\m18`], 'går inte'],
  ])('refuses %j', (args, reason) => {
    const answer = parsePlace(args);
    expect(answer.kind === 'refused' && answer.reason).toContain(reason);
  });
});

describe('nextPosition', () => {
  it('comes after the last page, past places that folders have', () => {
    expect(nextPosition(folder)).toBe(4);
    expect(nextPosition({ ...folder, folderPositions: [4, 5] })).toBe(6);
    expect(nextPosition({ ...folder, pages: [], folderPositions: [] })).toBe(1);
  });
});

describe('planLesson', () => {
  it('leads on to the last page, or to the category where there is none', () => {
    const text = (changes: Partial<LessonFolder>) => {
      const answer = planLesson({ folder: '3', name: 'm3' }, { ...folder, ...changes });
      return answer.kind === 'ok' ? answer.value.text : answer.reason;
    };
    expect(text({})).toContain('](./M2.mdx)');
    expect(text({})).toContain('sidebar_position: 4');
    expect(text({ pages: [] })).toContain('](/courses/category/årskurs-3)');
  });

  it.each(['m1', 'M1', 'm2', 'extra'])('refuses %s, whose address is taken', (name) => {
    expect(refusal(name)).toContain('finns redan');
  });

  it('refuses a folder without _category_.json', () => {
    expect(refusal('m3', { category: undefined })).toContain('docs/3/_category_.json saknas');
  });
});
