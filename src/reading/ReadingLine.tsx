import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import lessonList from '@generated/lessons/default/lessons.json';
import ReadButton from '@kurser/read-aloud/ReadButton';
import PrintButtons from '../print/PrintButtons';
import { findLesson, numberOf, type Lesson } from '@kurser/student-work/progress/lessons';
import { numberText, readingText, sizeTexts } from '@kurser/student-work/progress/texts';
import styles from './styles.module.css';

/** Front matter of ours, which Docusaurus hands on without knowing it. */
type Facts = Readonly<Record<'reading_minutes' | 'page_kind', unknown>>;

/** Which lesson it is and what it takes: "Modul 5 av 17", "6 min läsning", "5 uppgifter". */
function factsOf(lesson: Lesson | undefined, minutes: number): readonly string[] {
  if (lesson === undefined) return [readingText(minutes)];
  const place = numberOf(lessonList, lesson);
  return [...(place === undefined ? [] : [numberText(place)]), ...sizeTexts(lesson)];
}

/**
 * What a page is and takes, and buttons for the ear and for paper; nothing on a page that is not
 * there to be read through.
 */
export default function ReadingLine(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { reading_minutes: minutes, page_kind: kind } = frontMatter as Facts;
  if (typeof minutes !== 'number' || kind === 'index' || kind === 'catalogue') return null;
  const lesson = findLesson(lessonList, metadata.id);
  return (
    <div className={styles.line} data-nosearch="">
      <span>{factsOf(lesson, minutes).join(' · ')}</span>
      <ReadButton className={styles.read} />
      <PrintButtons hasAnswers={lesson !== undefined && lesson.exercises + lesson.questions > 0} />
    </div>
  );
}
