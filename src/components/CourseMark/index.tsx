import type { ReactNode } from 'react';
import type { CourseArea } from '@site/src/config/courseAreas';

/**
 * Strokes on a 24-unit square: boxes that grow (a system module by module), a small network, a
 * circuit.
 */
const paths: Record<CourseArea['mark'], string> = {
  year3: 'M3 15h6v6H3z M9 9h6v12H9z M15 3h6v18h-6z',
  ai: 'M5 12a2 2 0 1 0 0-.01z M12 5.5a2 2 0 1 0 0-.01z M12 18.5a2 2 0 1 0 0-.01z M19 12a2 2 0 1 0 0-.01z M6.9 10.6 10.2 7 M6.9 13.3l3.3 3.6 M13.9 7l3.4 3.6 M13.9 17l3.4-3.7',
  applied: 'M3 8h5 M3 16h5 M8 4h4a8 8 0 0 1 0 16H8z M20 12h2',
};

/** The small mark of a course area; decoration only, the name always stands beside it. */
export default function CourseMark({
  mark,
  className,
}: {
  readonly mark: CourseArea['mark'];
  readonly className?: string | undefined;
}): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="28"
      height="28"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={paths[mark]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
