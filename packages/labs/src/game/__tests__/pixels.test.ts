import { expect, it } from 'vitest';
import { pixelPaths } from '../pixels';

it('makes a path for each letter, of the runs in each row', () => {
  expect([...pixelPaths(['.aab', 'b..a'])]).toEqual([
    ['a', 'M1 0h2v1h-2zM3 1h1v1h-1z'],
    ['b', 'M3 0h1v1h-1zM0 1h1v1h-1z'],
  ]);
});
