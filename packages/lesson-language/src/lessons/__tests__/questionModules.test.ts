import { setImmediate as othersFirst } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { parseMdx } from '../../source/parseMdx';
import { readEveryPage } from '../../../../../tests/support/everyPage';
import { elementsNamed } from '../../source/jsx';
import { cutQuizzes } from '../cutQuizzes';
import { questionModules } from '../questionModules';

describe('cutQuizzes', () => {
  it('keeps the quizzes of a page and nothing else, each line where it stands in the page', () => {
    const page = [
      '---',
      'title: T',
      '---',
      'Text',
      '<Quiz goals={[1]}>',
      '<Question kind="text" why="x">',
      'Vad?',
      '',
      '```mdx',
      '</Quiz>',
      '```',
      '</Question>',
      '</Quiz>',
      'Mer text',
      '<Quiz>',
      '</Quiz>',
    ];
    expect(cutQuizzes(page.join('\n'))).toBe(
      ['', '', '', '', ...page.slice(4, 13), '', ...page.slice(14)].join('\n'),
    );
  });

  it('passes over what is shown as code', () => {
    const page = '````mdx\n```\n<Quiz>\n</Quiz>\n```\n<Quiz>\n````\n~~~\n<Quiz>\n~~~~\nText';
    expect(cutQuizzes(page)).toBe('');
    expect(cutQuizzes('<Quizzes>\n</Quizzes>\n`<Quiz>`')).toBe('');
  });

  it('keeps every question of every page, as the site itself reads it', async () => {
    let questions = 0;
    for (const { file, source, tree: whole } of await readEveryPage()) {
      // Vitest expects an answer from this process within a minute; parsing all pages in one go can
      // take longer.
      await othersFirst();
      // Only pages that speak of one at all: parsing takes time.
      if (!source.includes('<Quiz')) continue;
      const cut = parseMdx(cutQuizzes(source));
      const quizzes = elementsNamed(whole, 'Quiz');
      expect(elementsNamed(cut, 'Quiz').length, file).toBe(quizzes.length);
      // A prediction has choices too.
      for (const name of ['Question', 'Choice', 'Accept', 'Reject', 'Item'])
        expect(elementsNamed(cut, name).length, `${file} ${name}`).toBe(
          quizzes.flatMap((quiz) => elementsNamed(quiz, name)).length,
        );
      for (const name of ['Exercise', 'Predict', 'Parsons'])
        expect(elementsNamed(cut, name), `${file} ${name}`).toEqual([]);
      questions += elementsNamed(cut, 'Question').length;
    }
    expect(questions).toBeGreaterThan(400);
  });
});

describe('questionModules', () => {
  const lesson = (id: string, course: number) => ({
    id,
    title: id,
    to: `/courses/${id}`,
    course,
    exercises: 0,
    questions: 1,
    minutes: 1,
  });
  const list = {
    courses: [
      { title: 'A', to: '/a' },
      { title: 'B', to: '/b' },
    ],
    lessons: [lesson('a/1', 0), lesson('a/2', 0), lesson('b/1', 1)],
  };
  const sourceOf = new Map([
    ['a/2', '@site/docs/a/2.mdx'],
    ['b/1', '@site/docs/b/1.mdx'],
    ['utanför', '@site/docs/index.mdx'],
  ]);

  it('has the questions of a course in one module, by lesson', () => {
    const [a, b, index] = questionModules(list, sourceOf);
    expect(a).toEqual({
      name: 'questions-0.js',
      code: 'import q0 from "@site/docs/a/2.mdx?questions";\nexport default {\n  "a/2": q0,\n};\n',
    });
    expect(b?.code).toContain('"b/1": q0,');
    expect(index?.name).toBe('questions.js');
    expect(index?.code).toContain('lessonsWithQuestions = ["a/2","b/1"];');
    expect(index?.code).toMatch(
      /import\('\.\/questions-0\.js'\),\n.*import\('\.\/questions-1\.js'\)/,
    );
  });
});
