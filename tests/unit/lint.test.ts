/**
 * Faults of every kind that the lint is there for, planted: a rule that is no longer heard, or
 * types that are no longer read, is silent.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { lintPlanted, type LintFault } from '../support/lint';

/** A rule, the file it is planted in, and code that breaks it. */
const planted = [
  ['typescript(no-floating-promises)', 'packages/school-gate/src/auth/a.ts', 'Promise.resolve(1);'],
  [
    'typescript(no-misused-promises)',
    'packages/school-gate/src/auth/b.ts',
    'if (Promise.resolve(true)) f();',
  ],
  ['typescript(await-thenable)', 'packages/school-gate/src/auth/c.ts', 'await 1;'],
  [
    'typescript(no-unsafe-assignment)',
    'packages/school-gate/src/auth/d.ts',
    "export const a: 1 = JSON.parse('1');",
  ],
  [
    'typescript(no-unsafe-return)',
    'packages/school-gate/src/auth/e.ts',
    'export const f = (): 1 => JSON.parse("1");',
  ],
  [
    'typescript(no-unnecessary-condition)',
    'packages/school-gate/src/auth/f.ts',
    'export const f = (a: 1) => a ?? 2;',
  ],
  ['typescript(no-deprecated)', 'packages/school-gate/src/auth/g.ts', "'abc'.substr(1);"],
  ['typescript(no-explicit-any)', 'packages/school-gate/src/auth/h.ts', 'export let a: any;'],
  [
    'typescript(no-non-null-assertion)',
    'packages/school-gate/src/auth/i.ts',
    'export const f = (a?: 1) => a!;',
  ],
  [
    'typescript(consistent-type-imports)',
    'packages/school-gate/src/auth/j.ts',
    "import { A } from './k'; let a: A;",
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'packages/school-gate/src/auth/l.ts',
    'export function f(a: 1 | 2) { switch (a) { case 1: return 1; } return 0; }',
  ],
  [
    'typescript(restrict-template-expressions)',
    'packages/school-gate/src/auth/m.ts',
    'export const f = (a: object) => `${a}`;',
  ],
  ['eslint(no-unused-vars)', 'packages/school-gate/src/auth/n.ts', 'const unused = 1;'],
  ['eslint(prefer-const)', 'packages/school-gate/src/auth/o.ts', 'let a = 1; f(a);'],
  ['eslint(max-lines)', 'tests/unit/p.ts', 'f();\n'.repeat(301)],
  ['eslint(no-undef)', 'scripts/q.mjs', 'nobody();'],
  [
    'react-hooks(rules-of-hooks)',
    'packages/school-gate/src/gate/r.tsx',
    "import { useState } from 'react'; export function A({ b }: { b: boolean }) { if (b) useState(1); return null; }",
  ],
  [
    'react-hooks(exhaustive-deps)',
    'packages/school-gate/src/gate/s.tsx',
    "import { useEffect } from 'react'; export function A({ b }: { b: () => void }) { useEffect(() => { b(); }, []); return null; }",
  ],
  [
    'jsx-a11y(alt-text)',
    'packages/school-gate/src/gate/t.tsx',
    'export const A = () => <img src="a" />;',
  ],
  [
    'jsx-a11y(no-noninteractive-tabindex)',
    'packages/school-gate/src/gate/u.tsx',
    'export const A = () => <p tabIndex={0}>a</p>;',
  ],
  [
    'jsx-a11y(click-events-have-key-events)',
    'packages/school-gate/src/gate/v.tsx',
    'export const A = () => <div onClick={() => {}}>a</div>;',
  ],
  [
    'import(no-cycle)',
    'packages/school-gate/src/auth/w.ts',
    "import type { X } from './x'; export type W = X | 1;",
  ],
] as const;

/** The way back of the circle, which a file of its own goes: by `@site`, and of types alone. */
const wayBack = {
  'packages/school-gate/src/auth/x.ts':
    "import type { W } from '@site/packages/school-gate/src/auth/w';\nexport type X = W;",
};

describe('the lint', () => {
  let faults: readonly LintFault[] = [];
  beforeAll(async () => {
    const files = planted.map(([, name, code]) => [name, `${code}\n`] as const);
    faults = await lintPlanted({ ...Object.fromEntries(files), ...wayBack }, ['--type-aware']);
  });

  it.each(planted)('%s is heard in %s', (rule, name) => {
    const rules = faults.filter(({ file }) => file === name).map((fault) => fault.rule);
    expect(rules).toContain(rule);
  });
});

/** A function with so many lines, of which the first and the last are its braces. */
const long = (lines: number, filling = 'planted();'): string =>
  `export function long() {\n${`  ${filling}\n`.repeat(lines - 2)}}\n`;

describe('a function of src', () => {
  const places = [
    'packages/school-gate/src/auth/long',
    'packages/course-parts/src/Quiz/long',
    'packages/docusaurus-plugin-seal/src/build/long',
  ];
  const tests = ['packages/school-gate/src/auth/__tests__/long.test.ts', 'tests/unit/long.test.ts'];
  const tooLong: string[] = [];
  beforeAll(async () => {
    const faults = await lintPlanted({
      ...Object.fromEntries(places.map((place) => [`${place}60.ts`, long(60)])),
      ...Object.fromEntries(places.map((place) => [`${place}61.tsx`, long(61)])),
      ...Object.fromEntries(tests.map((name) => [name, long(200)])),
      'packages/school-gate/src/auth/comments.ts': long(200, '// A reason.'),
      'packages/school-gate/src/auth/blanks.ts': long(200, ''),
    });
    tooLong.push(
      ...faults
        .filter(({ rule }) => rule === 'eslint(max-lines-per-function)')
        .map(({ file }) => file),
    );
  });

  it('must not be longer than sixty lines, without comments and blank lines; a test may be as long as it needs', () => {
    expect(tooLong.sort()).toEqual(places.map((place) => `${place}61.tsx`).sort());
  });
});
