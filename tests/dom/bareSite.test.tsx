import { expect, test } from 'vitest';
import { partNames } from '@site/benchmarks/dev/bare/src/partNames';
import { teachingComponents } from '@site/src/parts/registry';

test('the bare site of the benchmark knows every part, or no lesson could be drawn there', () => {
  const parts = Object.keys(teachingComponents).filter((name) => /^[A-Z]/.test(name));
  expect(parts.length).toBeGreaterThan(20);
  // The site's own build takes an exam apart; the bare site has nothing that does.
  expect([...partNames].sort()).toEqual([...parts, 'Exam'].sort());
});
