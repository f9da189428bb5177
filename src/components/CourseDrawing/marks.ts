import type { CourseArea } from '@site/src/config/courseAreas';

/** The class that a course's _category_.json gives it in the sidebar (site.css), and its mark. */
const marks: Readonly<Record<string, CourseArea['mark']>> = {
  courseYear3: 'year3',
  courseAi: 'ai',
  courseApplied: 'applied',
};

/** The mark of the course whose sidebar class this is; undefined for any other. */
export function markOf(className: string | undefined): CourseArea['mark'] | undefined {
  return className === undefined ? undefined : marks[className];
}
