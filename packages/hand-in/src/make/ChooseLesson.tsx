import { useState, type ReactNode } from 'react';
import { useDeviceStore } from '@kurser/device-store';
import { findLesson, type LessonList } from '@kurser/student-work/progress/lessons';
import { lessonsWithWork } from '@kurser/student-work/work/exerciseWork';
import SelectField from '@kurser/ui/SelectField';
import type { LoadLesson } from '../lesson/lessonExercises';
import LessonHandIn from './LessonHandIn';
import styles from './styles.module.css';

interface ChooseLessonProps {
  readonly site: string;
  readonly list: LessonList;
  /** Must be stable. */
  readonly loadLesson: LoadLesson;
}

/** Hands in from anywhere: which lesson first, of those that the student has worked in. */
export default function ChooseLesson({ site, list, loadLesson }: ChooseLessonProps): ReactNode {
  const store = useDeviceStore();
  const worked = lessonsWithWork(store.keys());
  const lessons = list.lessons.filter(({ id, exercises }) => exercises > 0 && worked.has(id));
  const [chosen, setChosen] = useState(lessons[0]?.id ?? '');
  const lesson = findLesson(list, chosen);
  if (lesson === undefined)
    return <p>Du har inte arbetat med någon uppgift på den här enheten än.</p>;
  return (
    <div className={styles.panel}>
      <SelectField
        label="Lektion"
        options={lessons.map(({ id, title }) => ({ value: id, label: title }))}
        value={chosen}
        onChange={setChosen}
      />
      <LessonHandIn key={lesson.id} site={site} lesson={lesson} loadLesson={loadLesson} />
    </div>
  );
}
