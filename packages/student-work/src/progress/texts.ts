import type { Lesson, LessonNumber } from './lessons';
import type { Count, LessonStanding } from './progress';

/** Several pieces as one line, which breaks between them and in none. */
export function inOneLine(pieces: readonly string[]): string {
  return pieces.map((piece) => piece.replaceAll(' ', '\u00a0')).join(' · ');
}

/** "1 lektion", "24 lektioner". */
export function lessonsText(count: number): string {
  return count === 1 ? '1 lektion' : `${count} lektioner`;
}

/** "3 av 17 lektioner lästa". */
export function readText({ done, total }: Count): string {
  return `${done} av ${total} ${total === 1 ? 'lektion läst' : 'lektioner lästa'}`;
}

/** "2 av 4 uppgifter klara"; undefined for a lesson without exercises. */
export function exercisesText({ done, total }: Count): string | undefined {
  if (total === 0) return undefined;
  return `${done} av ${total} ${total === 1 ? 'uppgift klar' : 'uppgifter klara'}`;
}

/** "3 av 5 frågor rätt"; undefined for a lesson without questions. */
export function questionsText({ done, total }: Count): string | undefined {
  if (total === 0) return undefined;
  return `${done} av ${total} ${total === 1 ? 'fråga rätt' : 'frågor rätt'}`;
}

/** "Modul 5 av 17". */
export function numberText({ noun, number, total }: LessonNumber): string {
  return `${noun} ${number} av ${total}`;
}

/** "6 min läsning": exercises and questions take as long as they take, and are not in it. */
export function readingText(minutes: number): string {
  return `${minutes} min läsning`;
}

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

/** "2 pass, ca 55 min": as their headings say. */
function passesText(passes: readonly number[]): string {
  return `${passes.length} pass, ca ${sumOf(passes)} min`;
}

/** Where there is next to nothing to read, a minute would say that the exercises take no time. */
const isSheet = ({ minutes, exercises }: Pick<Lesson, 'minutes' | 'exercises'>): boolean =>
  exercises > 4 * minutes;

/**
 * What a lesson takes: "6 min läsning", or its passes where it has some; "5 uppgifter", as far as
 * there are any, and that alone on a sheet of exercises.
 */
export function sizeTexts(lesson: Lesson): readonly string[] {
  const { minutes, passes, exercises } = lesson;
  const all = exercises === 1 ? '1 uppgift' : `${exercises} uppgifter`;
  if (passes === undefined && isSheet(lesson)) return [all];
  const time = passes === undefined ? readingText(minutes) : passesText(passes);
  return [time, ...(exercises === 0 ? [] : [all])];
}

/** "48 min", "2 h", "3 h 10 min": from an hour on in whole tens, downwards. */
function timeText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = Math.floor((minutes % 60) / 10) * 10;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}

/**
 * What several lessons take together: "minst 3 h 10 min", since where there are no passes it is the
 * reading alone; "31 uppgifter" where there are any, and that alone of sheets of exercises.
 */
export function totalTexts(lessons: readonly Lesson[]): readonly string[] {
  const minutes = sumOf(lessons.map((lesson) => sumOf(lesson.passes ?? [lesson.minutes])));
  const exercises = sumOf(lessons.map((lesson) => lesson.exercises));
  const all = exercises === 1 ? '1 uppgift' : `${exercises} uppgifter`;
  if (isSheet({ minutes, exercises })) return [all];
  return [`minst ${timeText(minutes)}`, ...(exercises === 0 ? [] : [all])];
}

/** "Klar med modul 5?" */
export function doneQuestion(place: LessonNumber | undefined): string {
  return place === undefined
    ? 'Klar med lektionen?'
    : `Klar med ${place.noun.toLowerCase()} ${place.number}?`;
}

/** "Du är klar med modul 5." */
export function doneText(place: LessonNumber | undefined): string {
  const what = place === undefined ? 'lektionen' : `${place.noun.toLowerCase()} ${place.number}`;
  return `Du är klar med ${what}.`;
}

/**
 * What the next lesson is called there: "6", "arbetsbok 1" where a new kind begins, and its title
 * where it has no number.
 */
function nextText({ title }: Lesson, place: LessonNumber | undefined): string {
  if (place === undefined) return title;
  return place.number === 1 ? `${place.noun.toLowerCase()} 1` : String(place.number);
}

/** "Klar – vidare till 6: Arv": the title without the number that it begins with. */
export function onwardText(next: Lesson, place: LessonNumber | undefined): string {
  const name = next.title.replace(/^\p{L}+ \d+: /u, '');
  const to = nextText(next, place);
  return `Klar – vidare till ${to === next.title ? to : `${to}: ${name}`}`;
}

/** How a lesson stands, piece by piece, for a line of text. */
export function standingTexts({ isRead, exercises, questions }: LessonStanding): readonly string[] {
  return [
    isRead ? 'Läst' : 'Inte läst än',
    exercisesText(exercises),
    questionsText(questions),
  ].filter((text) => text !== undefined);
}
