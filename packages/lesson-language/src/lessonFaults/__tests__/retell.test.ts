import { describe, expect, it } from 'vitest';
import { retellLessonErrors, summaryOf } from '../retell';

/** An error as the bundler frames what Docusaurus says of a page that it could not compile. */
function failed(cause: string, file = '/site/docs/a.mdx'): string {
  const [first = '', ...rest] = [
    `Error: MDX compilation failed for file "${file}"`,
    `Cause: ${cause}`,
    'Details:',
    'Error: så',
    '    at compileToJSX (/site/node_modules/a.js:93:15)',
  ]
    .join('\n')
    .split('\n');
  return [
    '  × Module build failed (from ./loader.js):',
    `  ╰─▶   × ${first}`,
    ...rest.map((line) => `        │ ${line}`),
  ].join('\n');
}

const fault = 'docs/a.mdx:3  kodblocket på rad 3 stängs inte  ```';

describe('retellLessonErrors', () => {
  const retold = (...errors: readonly (readonly [resource: string, message: string])[]) =>
    retellLessonErrors(
      errors.map(([resource, message]) => ({ resource, message })),
      '/site',
    );

  it('says where and what alone, of every fault of a page', () => {
    expect(retold(['/site/docs/a.mdx', failed(`${fault}\n${fault}`)])).toEqual([
      `${fault}\n${fault}`,
    ]);
  });

  it('names the page where only a reason is known', () => {
    expect(retold(['/site/docs/a.mdx', failed('Markdown link is broken')])).toEqual([
      'docs/a.mdx  Markdown link is broken',
    ]);
  });

  it('leaves out what is told of a page’s quizzes when the page itself is told of', () => {
    const questions = '/site/docs/a.mdx?questions';
    expect(retold([questions, failed(fault)], ['/site/docs/a.mdx', failed(fault)])).toEqual([
      undefined,
      fault,
    ]);
    expect(retold([questions, failed(fault)])).toEqual([fault]);
  });

  it('leaves other errors as they are', () => {
    const other = "Module not found: Can't resolve './a.svg'\n    at b";
    expect(retold(['/site/src/a.ts', other])).toEqual([other]);
  });
});

describe('summaryOf', () => {
  it('tells each fault once', () => {
    expect(summaryOf([fault, fault])).toBe(
      `\n${fault}\n\nBygget stannade: ett fel i lektionerna. Mer om var det hände: npm run build -- --verbose`,
    );
    expect(summaryOf([fault, 'docs/b.mdx:1  b  c'])).toContain(
      'Bygget stannade: 2 fel i lektionerna.',
    );
  });

  it('leaves a build that stopped for anything else to Docusaurus', () => {
    expect(summaryOf([fault, 'Module not found'])).toBeUndefined();
  });
});
