import type { CourseArea } from './courseAreas';

const folders: readonly (readonly [folder: string, mark: CourseArea['mark']])[] = [
  ['3/', 'year3'],
  ['ai/', 'ai'],
  ['applied_programming/', 'applied'],
];

/** The mark of the course that a lesson's folder is in: its colour follows it. */
export function courseName(lessonId: string): CourseArea['mark'] | undefined {
  return folders.find(([folder]) => lessonId.startsWith(folder))?.[1];
}

/** The same by a page's address; undefined for what all courses have too. */
export function courseOfAddress(address: string): CourseArea['mark'] | undefined {
  return courseName(address.replace(/^\/courses\//, ''));
}
