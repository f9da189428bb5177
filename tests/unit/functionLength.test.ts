import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';

// The project's own configuration, without types: lines are counted without them.
const eslint = new ESLint({
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  overrideConfig: tseslint.configs.disableTypeChecked,
  ruleFilter: ({ ruleId }) => ruleId === 'max-lines-per-function',
});

/** What is said of a function with so many lines, of which the first and the last are its braces, in a file. */
async function findFaults(filePath: string, lines: number, filling = 'planted();') {
  const body = `  ${filling}\n`.repeat(lines - 2);
  const [result] = await eslint.lintText(`export function long() {\n${body}}\n`, { filePath });
  return (result?.messages ?? []).map(({ message }) => message);
}

it.each(['src/auth/session.ts', 'src/teaching/Quiz/index.tsx', 'src/plugins/seal/index.ts'])(
  'a function of %s must not be longer than sixty lines',
  async (file) => {
    expect(await findFaults(file, 60)).toEqual([]);
    expect(await findFaults(file, 61)).toEqual([expect.stringMatching(/too many lines \(61\)/)]);
  },
);

it('comments and blank lines do not count, and tests may be as long as they need', async () => {
  expect(await findFaults('src/auth/session.ts', 200, '// A reason.')).toEqual([]);
  expect(await findFaults('src/auth/session.ts', 200, '')).toEqual([]);
  for (const file of ['src/auth/__tests__/session.test.ts', 'tests/unit/prose.test.ts'])
    expect(await findFaults(file, 200)).toEqual([]);
});
