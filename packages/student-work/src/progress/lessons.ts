/**
 * What the site's lessons are, as the build knows them (packages/lesson-language/src/lessons):
 * every page of a course in the sidebar's order. A lesson is known by its page's id, which is the
 * file's place in `docs/`: a new title, label, position or slug leaves what a student has done
 * alone; a file that moves is a new lesson, as its address is.
 */

export interface Course {
  readonly title: string;
  /** The address of the course's own page. */
  readonly to: string;
}

export interface Lesson {
  readonly id: string;
  readonly title: string;
  /** What the lesson is and its number, where the title does not say so: "Kapitel 3". */
  readonly numberedAs?: string;
  readonly to: string;
  /** Index into `courses`. */
  readonly course: number;
  /** How many exercises and quiz questions the page has. */
  readonly exercises: number;
  readonly questions: number;
  /** How long the explaining text takes to read. */
  readonly minutes: number;
  /** How long each of its passes takes with all that is done in it, where it has passes. */
  readonly passes?: readonly number[];
}

export interface LessonList {
  readonly courses: readonly Course[];
  /** In the order of the sidebar. */
  readonly lessons: readonly Lesson[];
}

export function findLesson({ lessons }: LessonList, id: string): Lesson | undefined {
  return lessons.find((lesson) => lesson.id === id);
}

/**
 * The lessons of the course whose own page has this address, in order; none if it is no course's.
 */
export function lessonsOfCourse(list: LessonList, to: string): readonly Lesson[] {
  const course = list.courses.findIndex((candidate) => decodeURI(candidate.to) === decodeURI(to));
  return list.lessons.filter((lesson) => lesson.course === course);
}

/** The first lessons after this one, in its course, that are not read: at most so many. */
export function nextUnread(
  { lessons }: LessonList,
  current: Lesson,
  isRead: (id: string) => boolean,
  most: number,
): readonly Lesson[] {
  const rest = lessons.slice(lessons.findIndex(({ id }) => id === current.id) + 1);
  return rest.filter(({ id, course }) => course === current.course && !isRead(id)).slice(0, most);
}

/** The lessons in a lesson's folder, itself among them, in order: a part, or a course's own. */
export function lessonsBeside({ lessons }: LessonList, { id }: Lesson): readonly Lesson[] {
  const folderOf = (lessonId: string): string => lessonId.slice(0, lessonId.lastIndexOf('/') + 1);
  return lessons.filter((other) => folderOf(other.id) === folderOf(id));
}

/** Whether a lesson is where its course begins. */
export function isFirstLesson({ lessons }: LessonList, { id, course }: Lesson): boolean {
  return lessons.find((lesson) => lesson.course === course)?.id === id;
}

/** The lesson after this one in its course; undefined for the last. */
export function nextLesson({ lessons }: LessonList, current: Lesson): Lesson | undefined {
  const next = lessons[lessons.findIndex(({ id }) => id === current.id) + 1];
  return next?.course === current.course ? next : undefined;
}

/** What a numbered lesson is called and where it stands among its like: module 5 of 17. */
export interface LessonNumber {
  readonly noun: string;
  readonly number: number;
  readonly total: number;
}

/** A title that begins with what the lesson is and its number, as "Modul 5: Arv" does. */
const numbered = /^(\p{L}+) (\d+):/u;

const numberIn = ({ title, numberedAs }: Lesson): RegExpExecArray | null =>
  numbered.exec(numberedAs === undefined ? title : `${numberedAs}:`);

/**
 * A lesson's number by its front matter or its title, and of how many in its course; undefined for
 * one without, and for one alone: "TRSE 101" is a name.
 */
export function numberOf({ lessons }: LessonList, lesson: Lesson): LessonNumber | undefined {
  const [, noun, number] = numberIn(lesson) ?? [];
  if (noun === undefined) return undefined;
  const like = lessons.filter(
    (other) => other.course === lesson.course && numberIn(other)?.[1] === noun,
  );
  return like.length < 2 ? undefined : { noun, number: Number(number), total: like.length };
}

/** A sidebar item as far as lessons are concerned. */
export interface SidebarPart {
  readonly type: string;
  readonly href?: string | undefined;
  readonly items?: readonly SidebarPart[] | undefined;
}

function addresses({ href, items = [] }: SidebarPart): readonly string[] {
  return [...(href === undefined ? [] : [href]), ...items.flatMap(addresses)];
}

/** Where in the list the lesson of an address stands. */
type Places = ReadonlyMap<string, number>;

/**
 * Made once for each list: a page asks for every line of its sidebar, and going through all lessons
 * for each is felt on a large site.
 */
const places = new WeakMap<LessonList, Places>();

function placesIn(list: LessonList): Places {
  const known = places.get(list);
  if (known !== undefined) return known;
  const fresh = new Map(list.lessons.map(({ to }, place) => [to, place]));
  places.set(list, fresh);
  return fresh;
}

/** The lessons in a part of the sidebar, the part itself included, in the sidebar's order. */
export function lessonsIn(list: LessonList, parts: readonly SidebarPart[]): readonly Lesson[] {
  const known = placesIn(list);
  const wanted = new Set(parts.flatMap(addresses).flatMap((to) => known.get(to) ?? []));
  return [...wanted].sort((a, b) => a - b).flatMap((place) => list.lessons[place] ?? []);
}
