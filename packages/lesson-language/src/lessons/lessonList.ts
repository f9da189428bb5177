import type { Course, Lesson, LessonList } from '@kurser/student-work/progress/lessons';
import type { PartCount } from './countParts';

/** The parts of Docusaurus' sidebar items that are read here. */
export interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly items?: readonly SidebarItem[];
  readonly link?: {
    readonly type: string;
    readonly id?: string;
    readonly permalink?: string;
  };
}

/** The parts of a page's metadata that are read here. */
export interface Page {
  readonly id: string;
  readonly title: string;
  readonly permalink: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** Ids of the pages under an item, in the sidebar's order: the category's own page first. */
function pageIds(item: SidebarItem): readonly string[] {
  const own = item.type === 'category' ? item.link?.id : item.id;
  return [...(own === undefined ? [] : [own]), ...(item.items ?? []).flatMap(pageIds)];
}

function minutesOf({ frontMatter }: Page): number {
  const minutes = frontMatter['reading_minutes'];
  return typeof minutes === 'number' ? minutes : 1;
}

function passesOf({ frontMatter }: Page): Pick<Lesson, 'passes'> {
  const written = frontMatter['pass_minutes'];
  const passes = Array.isArray(written) ? written.filter((each) => typeof each === 'number') : [];
  return passes.length === 0 ? {} : { passes };
}

/**
 * What the page is and its number, where its author has said so beside the title; the lesson check
 * knows the form.
 */
function numberedAs({ frontMatter }: Page): Pick<Lesson, 'numberedAs'> {
  const written = frontMatter['numbered_as'];
  return typeof written === 'string' ? { numberedAs: written } : {};
}

/** A page that tells what is on other pages is no lesson: nothing in it is left to be read. */
function isLesson(page: Page): boolean {
  return !['index', 'catalogue'].includes(String(page.frontMatter['page_kind']));
}

/**
 * The courses and their lessons. A course is an outermost category of the sidebar; a lesson is a
 * page in it, at any depth. Pages beside the categories (the start page) belong to no course.
 * @param partsOf counts the exercises and questions of a page
 */
export function createLessonList(
  sidebar: readonly SidebarItem[],
  pages: readonly Page[],
  partsOf: (page: Page) => PartCount,
): LessonList {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const courses: Course[] = [];
  const lessons: Lesson[] = [];
  for (const category of sidebar.filter(({ type }) => type === 'category')) {
    const own = pageIds(category).flatMap((id) => byId.get(id) ?? []);
    const [first] = own.filter(isLesson);
    if (first === undefined) continue;
    const course = courses.length;
    courses.push({
      title: category.label ?? '',
      to: category.link?.permalink ?? own[0]?.permalink ?? first.permalink,
    });
    for (const page of own.filter(isLesson)) {
      const { id, title, permalink } = page;
      lessons.push({
        ...{ id, title, ...numberedAs(page), to: permalink, course },
        ...partsOf(page),
        minutes: minutesOf(page),
        ...passesOf(page),
      });
    }
  }
  return { courses, lessons };
}
