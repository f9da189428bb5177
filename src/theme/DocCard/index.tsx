import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { findFirstSidebarItemLink, useDocById } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { Props } from '@theme/DocCard';
import lessonList from '@generated/lessons/default/lessons.json';
import PartPicture, { Drawing } from '@site/src/home/PartPicture';
import { lessonPictureOf } from '@site/src/home/PartPicture/lessonPictures';
import { pictureOfAll } from '@site/src/home/PartPicture/pictureOf';
import { inElements } from '@kurser/shared/inElements';
import CardProgress from '@kurser/student-work/progress/CardProgress';
import { lessonsIn } from '@kurser/student-work/progress/lessons';
import { lessonsText, sizeTexts } from '@kurser/student-work/progress/texts';
import styles from './styles.module.css';

type Item<Type extends PropSidebarItem['type']> = Extract<PropSidebarItem, { type: Type }>;

interface RowProps {
  /** Of a part, or of a lesson that has one of its own. */
  readonly picture: ReactNode;
  readonly item: Item<'category' | 'link'>;
  readonly to: string;
  readonly description: string;
  /** How long it is: reading and exercises for a lesson, lessons for a part. */
  readonly size: string;
}

function Row({ picture, item, to, description, size }: RowProps): ReactNode {
  return (
    <Link className={styles.row} to={to}>
      {inElements(picture)}
      <div className={styles.words}>
        <div className={styles.title}>{item.label}</div>
        <div className={styles.size}>{size}</div>
        <p className={styles.description}>{description}</p>
        <CardProgress item={item} />
      </div>
    </Link>
  );
}

/** A part's picture, by its lessons. */
function partPicture(lessonIds: readonly string[]): ReactNode {
  const name = pictureOfAll(lessonIds);
  return name === undefined ? null : <PartPicture name={name} className={styles.picture} />;
}

/** A lesson's own picture, smaller: its part's stands above. */
function lessonPicture(lessonId: string | undefined): ReactNode {
  const picture = lessonId === undefined ? undefined : lessonPictureOf(lessonId);
  return picture === undefined ? null : (
    <Drawing picture={picture} className={styles.lessonPicture} />
  );
}

function CategoryRow({ item }: { readonly item: Item<'category'> }): ReactNode {
  const to = findFirstSidebarItemLink(item);
  if (to === undefined) return null;
  // The same lessons as the line of what is read counts; a page that tells of other pages is none.
  const lessons = lessonsIn(lessonList, [item]);
  return (
    <Row
      picture={partPicture(lessons.map(({ id }) => id))}
      item={item}
      to={to}
      description={item.description ?? ''}
      size={lessonsText(lessons.length)}
    />
  );
}

function LinkRow({ item }: { readonly item: Item<'link'> }): ReactNode {
  const doc = useDocById(item.docId);
  const [lesson] = lessonsIn(lessonList, [item]);
  const size = lesson === undefined ? '' : sizeTexts(lesson).join(' · ');
  const description = item.description ?? doc?.description ?? '';
  // A part of one page stands beside parts of many.
  const isPart = lesson?.id.endsWith('/index') === true;
  const picture = isPart ? partPicture([lesson.id]) : lessonPicture(lesson?.id);
  return <Row picture={picture} item={item} to={item.href} description={description} size={size} />;
}

/**
 * The row of a page or a category: its name, how long it is, what it is about and how far the
 * student has come.
 */
export default function DocCard({ item }: Props): ReactNode {
  switch (item.type) {
    case 'link':
      return <LinkRow item={item} />;
    case 'category':
      return <CategoryRow item={item} />;
    case 'html':
      return null;
  }
}
