import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { coverKinds, findLessonRoute, kindsIn, readLessonKinds } from '../support/routeChoice';
import {
  chooseRoutes,
  everyRoute,
  missingRoute,
  partsOf,
  routesOfRun,
} from '../support/routeParts';

const kinds = (...names: string[]): ReadonlySet<string> => new Set(names);

describe('the kinds of block in a lesson', () => {
  it('are its parts, code, what else has a fence and what Markdown draws', () => {
    const source = [
      '| a | b |',
      '',
      '1. Först',
      '',
      '<Quiz>',
      '<Agarskap />',
      '',
      '```python title="a.py"',
      'x',
      '```',
      '',
      '   ```bash',
      '   ls',
      '   ```',
      '',
      '```mermaid alt="En pil"',
      'flowchart',
      '```',
      '',
      ':::tip[Tips]',
      'Tryck <kbd>A</kbd>, så är $x$ klart.',
      ':::',
    ].join('\n');
    expect([...kindsIn(source, new Set(['Quiz']))].sort()).toEqual(
      ['Quiz', 'aside: tip', 'code', 'code: mermaid', 'formula', 'key', 'steps', 'table'].sort(),
    );
  });
});

describe('the lessons that cover every kind', () => {
  it('are few: the one with most that is missing comes first', () => {
    const lessons = [
      { route: '/a', kinds: kinds('table') },
      { route: '/b', kinds: kinds('table', 'Quiz', 'code') },
      { route: '/c', kinds: kinds('Quiz', 'PyRun') },
    ];
    expect(coverKinds(lessons)).toEqual(['/b', '/c']);
  });

  it('are not chosen from nothing', () => {
    expect(() => coverKinds([])).toThrow('no lesson');
  });

  it('have every part that authors write, among the site’s own', () => {
    const lessons = readLessonKinds();
    const chosen = coverKinds(lessons);
    const covered = new Set(
      lessons.filter(({ route }) => chosen.includes(route)).flatMap((one) => [...one.kinds]),
    );
    for (const { kinds: own } of lessons) for (const kind of own) expect(covered).toContain(kind);
    for (const part of ['Quiz', 'Exercise', 'GateSim', 'KeyTrainer', 'table', 'drawing'])
      expect(covered).toContain(part);
    expect(chosen.length).toBeLessThan(lessons.length / 3);
  });
});

describe('the address of a lesson', () => {
  it('follows its file', () => {
    expect(findLessonRoute('docs/3/m1.mdx')).toBe('/courses/3/m1');
    expect(findLessonRoute('docs/ai/textbook/index.mdx')).toBe('/courses/ai/textbook/');
    expect(findLessonRoute('docs/index.mdx')).toBe('/courses/');
    expect(findLessonRoute('docs/3/m12-tillvaxt.svg')).toBeUndefined();
    expect(findLessonRoute('src/home/index.tsx')).toBeUndefined();
  });
});

describe('the pages that a change is judged by', () => {
  it('are the changed lessons, a cover of all, and every page that is neither lesson nor category', () => {
    const styled = ['src/css/tokens.css'];
    const without = chooseRoutes(styled);
    const left = readLessonKinds().find(({ route }) => !without.includes(route));
    const [route = ''] = left === undefined ? [] : [left.route];
    const file = readdirSync('docs', { recursive: true, encoding: 'utf8' })
      .map((name) => `docs/${name}`)
      .find((name) => findLessonRoute(name) === route);
    expect(chooseRoutes([...styled, file ?? ''])).toEqual(
      everyRoute.filter((one) => without.includes(one) || one === route),
    );
    for (const always of ['/', '/repetera', '/rattning', missingRoute])
      expect(without).toContain(always);
    const categories = everyRoute.filter((one) => one.startsWith('/courses/category/'));
    expect(categories.filter((one) => without.includes(one))).toHaveLength(3);
  });

  it('are the cover when something that draws lessons has changed, and a changed lesson always', () => {
    const whole = chooseRoutes(['packages/ui/src/Button/index.tsx']);
    const few = chooseRoutes(['README.md', 'packages/ui/src/__tests__/Button.test.tsx']);
    expect(few.length).toBeLessThan(whole.length);
    expect(few.filter((route) => !whole.includes(route))).toEqual([]);
    expect(chooseRoutes(['docs/3/m1.mdx'])).toContain('/courses/3/m1');
  });

  it('stand in one part each', () => {
    for (const routes of [everyRoute, chooseRoutes([])])
      expect(
        partsOf(routes)
          .flatMap((part) => part.routes)
          .sort(),
      ).toEqual([...routes].sort());
  });

  it('are all of them at night', () => {
    const nightly = readFileSync('.github/workflows/nightly.yml', 'utf8');
    expect(nightly).toMatch(/^ +- routes: all$/m);
    expect(nightly).toMatch(/^ {10}ROUTES: \$\{\{ matrix\.routes \}\}$/m);
    vi.stubEnv('ROUTES', 'all');
    expect(routesOfRun()).toEqual(everyRoute);
    vi.unstubAllEnvs();
  });
});
