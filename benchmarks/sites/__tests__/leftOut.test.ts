import { expect, it } from 'vitest';
import { accelerate, chooseAccelerators } from '@kurser/accelerators';
import { isLeftOut } from '../leftOut';

it('leaves out every accelerator', () => {
  const { plugins } = accelerate(chooseAccelerators());
  expect(plugins.length).toBeGreaterThan(0);
  expect(plugins.filter((plugin) => !isLeftOut(plugin))).toEqual([]);
});

it.each([
  './packages/lesson-language/src/lessons/index.ts',
  'docusaurus-plugin-from-npm',
  ['./a.ts', {}],
])('keeps %j', (plugin) => {
  expect(isLeftOut(plugin)).toBe(false);
});
