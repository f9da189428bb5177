import { expect, it } from 'vitest';
import { accelerate, chooseAccelerators } from '../../../src/accelerators';
import { isLeftOut } from '../leftOut';

it('leaves out every accelerator', () => {
  const { plugins } = accelerate(chooseAccelerators());
  expect(plugins.length).toBeGreaterThan(0);
  expect(plugins.filter((plugin) => !isLeftOut(plugin))).toEqual([]);
});

it.each(['./src/plugins/lessons/index.ts', 'docusaurus-plugin-from-npm', ['./a.ts', {}]])(
  'keeps %j',
  (plugin) => {
    expect(isLeftOut(plugin)).toBe(false);
  },
);
