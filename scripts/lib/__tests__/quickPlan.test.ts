import { describe, expect, it } from 'vitest';
import { planQuick } from '../quickPlan';

const namesOf = (...changed: string[]): string[] =>
  planQuick(changed).steps.map(({ name }) => name);

describe('the quick check', () => {
  it('has a lesson checked, and nothing built or linted', () => {
    expect(namesOf('docs/3/m2.mdx')).toEqual(['Formatering', 'Lektioner']);
  });

  it('has a component linted, typed and its tests run', () => {
    expect(
      namesOf(
        'packages/course-parts/src/Quiz/index.tsx',
        'packages/course-parts/src/Quiz/styles.module.css',
      ),
    ).toEqual(['Formatering', 'Lint', 'Stilmallar', 'Typer', 'Enhetstester som berörs']);
  });

  it('hands the changed files on, and no others', () => {
    const { steps } = planQuick(['docs/3/m2.mdx', 'tests/e2e/gate/signIn.spec.ts']);
    const lint = steps.find(({ name }) => name === 'Lint');
    expect(lint?.command.slice(4)).toEqual(['tests/e2e/gate/signIn.spec.ts']);
    // A browser test is no unit test's import.
    expect(steps.map(({ name }) => name)).not.toContain('Enhetstester som berörs');
  });

  it('has the DOM tests of a page of the parts run', () => {
    expect(namesOf('tests/fixtures/docs/quiz.mdx')).toEqual([
      'Formatering',
      'Enhetstester som berörs',
    ]);
  });

  it('has the form of pages checked that lead to what is gone, links among it', () => {
    const involved = { leading: ['docs/3/m2.mdx', 'docs/3/m4.mdx'], using: ['docs/3/m4.mdx'] };
    const { steps, leftOut } = planQuick(['docs/3/m2.mdx'], involved);
    const lessons = steps.find(({ name }) => name === 'Lektioner');
    expect(lessons?.command.slice(2)).toEqual(['docs/3/m2.mdx', '--form', 'docs/3/m4.mdx']);
    expect(leftOut).toHaveLength(2);
  });

  it('says what it leaves out', () => {
    expect(planQuick(['src/a.ts']).leftOut).toHaveLength(1);
    const involved = { leading: [], using: ['docs/3/m2.mdx'] };
    const changed = ['docs/3/filer/data.csv', 'packages/lesson-language/src/source/scope.ts'];
    expect(planQuick(changed, involved).leftOut).toEqual([
      expect.stringContaining('npm test'),
      expect.stringContaining('npm run check -- docs/3/m2.mdx'),
      expect.stringContaining('npm run check.'),
    ]);
  });
});
