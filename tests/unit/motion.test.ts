/**
 * What moves does so quietly: for less than 400 ms, and not at all for those who have asked for
 * that.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/sources';

const most = 400;

const inMs = (time: string): number =>
  time.endsWith('ms') ? Number.parseFloat(time) : 1000 * Number.parseFloat(time);

/**
 * The declarations that move something for too long. What waits, or turns while it waits, is no
 * moment.
 */
function slowMotion(css: string): readonly string[] {
  const declarations = css.match(/(?:transition|animation)(?:-duration)?:[^;]+;/g) ?? [];
  return declarations.filter((declaration) => {
    if (declaration.includes('infinite')) return false;
    // Of each motion in the list the first time is how long it takes; a second one is how long it
    // waits.
    return declaration.split(',').some((motion) => {
      const [time] = motion.match(/\d*\.?\d+m?s\b/g) ?? [];
      return time !== undefined && inMs(time) >= most;
    });
  });
}

const sheets = sourceFiles(/\.css$/).map((name) => ({ name, css: readFileSync(name, 'utf8') }));

describe('motion', () => {
  it('takes less than 400 ms', () => {
    expect(sheets.length).toBeGreaterThan(50);
    const slow = sheets.flatMap(({ name, css }) =>
      slowMotion(css).map((declaration) => `${name}: ${declaration}`),
    );
    expect(slow).toEqual([]);
  });

  it.each([
    ['transition: color 400ms;', 1],
    ['animation: draw 0.5s ease;', 1],
    ['transition:\n  color 200ms,\n  transform 2s;', 1],
    ['transition: color 399ms;', 0],
    ['animation: appear 0s 15s forwards;', 0],
    ['animation: turn 0.9s linear infinite;', 0],
  ])('%j is found %i times', (declaration, times) => {
    expect(slowMotion(`.a { ${declaration} }`)).toHaveLength(times);
  });

  it.each([
    [
      'an exercise that is passed',
      'packages/course-parts/src/Exercise/styles.module.css',
      '.done {',
    ],
    [
      'a lesson that is read',
      'packages/student-work/src/progress/LessonEnd/styles.module.css',
      '.end {',
    ],
    ['a course that is read', 'src/components/CourseDrawing/styles.module.css', '.drawsItself'],
  ])('marks %s', (_, name, selector) => {
    const css = readFileSync(name, 'utf8');
    const rule = css.slice(css.indexOf(selector)).split('}')[0];
    expect(rule).toMatch(/transition:|animation:/);
  });

  it('has no time for those who want none', () => {
    const css = readFileSync('src/css/custom.css', 'utf8');
    const [, quiet = ''] = css.split('prefers-reduced-motion: reduce');
    expect(quiet).toContain('transition-duration: 0s !important');
    expect(quiet).toContain('animation-duration: 0.01ms !important');
  });
});
