import { readFileSync } from 'node:fs';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { courseAreas } from '@site/src/config/courseAreas';
import CourseOpening from '../CourseOpening';
import { markOf } from '../marks';

afterEach(cleanup);

/** What the folders of the three courses say that their class is. */
const classOf = (folder: string): unknown =>
  (JSON.parse(readFileSync(`docs/${folder}/_category_.json`, 'utf8')) as { className?: unknown })
    .className;

describe('a course', () => {
  it('has its drawing by the class that its folder says', () => {
    const marks = ['3', 'ai', 'applied_programming'].map((folder) =>
      markOf(String(classOf(folder))),
    );
    expect(marks).toEqual(courseAreas.map(({ mark }) => mark));
  });

  it('shows it at the head of its pages, for the eye alone', async () => {
    const { container } = render(<CourseOpening className="courseAi" />);
    await waitFor(() => {
      expect(container.querySelector('svg[data-course="ai"]')).toHaveAttribute(
        'aria-hidden',
        'true',
      );
    });
  });

  it.each([undefined, 'något annat'])('with the class %s is none', (className) => {
    const { container } = render(<CourseOpening className={className} />);
    expect(container).toBeEmptyDOMElement();
  });
});
