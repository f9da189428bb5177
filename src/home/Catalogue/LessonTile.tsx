import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDocById } from '@docusaurus/plugin-content-docs/client';
import lessonList from '@generated/lessons/default/lessons.json';
import CardProgress from '@kurser/student-work/progress/CardProgress';
import { lessonsIn } from '@kurser/student-work/progress/lessons';
import { inOneLine, sizeTexts } from '@kurser/student-work/progress/texts';
import LessonPicture from '../PartPicture/LessonPicture';
import type { LinkItem } from './courseParts';
import styles from './styles.module.css';

/** A lesson in a picture: what one does in it, how long it is and how far one has come. */
export default function LessonTile({ item }: { readonly item: LinkItem }): ReactNode {
  const doc = useDocById(item.docId);
  const [lesson] = lessonsIn(lessonList, [item]);
  if (lesson === undefined) return null;
  return (
    <Link className={styles.face} to={item.href}>
      <LessonPicture id={lesson.id} className={styles.picture} />
      <div className={styles.words}>
        <div className={styles.name}>{item.label}</div>
        <p className={styles.about}>{item.description ?? doc?.description}</p>
        <p className={styles.size}>{inOneLine(sizeTexts(lesson))}</p>
        <CardProgress item={item} />
      </div>
    </Link>
  );
}
