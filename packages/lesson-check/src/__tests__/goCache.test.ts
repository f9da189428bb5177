import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { goCacheFrom } from '../run/goCache';

it('what Go has compiled is kept in Go’s own place, and where it has none in the project', () => {
  const [own, project] = [resolve('go-build'), resolve('projekt')];
  expect(goCacheFrom(own, project)).toBe(own);
  const inProject = resolve(project, '.cache/lessons/go');
  for (const said of [undefined, '', 'off']) expect(goCacheFrom(said, project)).toBe(inProject);
});
