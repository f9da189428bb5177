import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { findFirstSidebarItemLink, useDocById } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { Props } from '@theme/DocCard';
import lessonList from '@generated/lessons/default/lessons.json';
import PartPicture from '@site/src/home/PartPicture';
import { pictureOf } from '@site/src/home/PartPicture/pictureOf';
import type { PictureName } from '@site/src/home/PartPicture/pictures';
import CardProgress from '@kurser/student-work/progress/CardProgress';
import { lessonsIn } from '@kurser/student-work/progress/lessons';
import { lessonsText, sizeTexts } from '@kurser/student-work/progress/texts';
import styles from './styles.module.css';

type Item<Type extends PropSidebarItem['type']> = Extract<PropSidebarItem, { type: Type }>;

interface RowProps {
  /** The picture of a part; undefined for a page, which has its part's. */
  readonly picture?: PictureName | undefined;
  readonly item: Item<'category' | 'link'>;
  readonly to: string;
  readonly description: string;
  /** How long it is: reading and exercises for a lesson, lessons for a part. */
  readonly size: string;
}

function Row({ picture, item, to, description, size }: RowProps): ReactNode {
  return (
    <Link className={styles.row} to={to}>
      {picture !== undefined && <PartPicture name={picture} className={styles.picture} />}
      <div className={styles.words}>
        <div className={styles.title}>{item.label}</div>
        <div className={styles.size}>{size}</div>
        <p className={styles.description}>{description}</p>
        <CardProgress item={item} />
      </div>
    </Link>
  );
}

function CategoryRow({ item }: { readonly item: Item<'category'> }): ReactNode {
  const to = findFirstSidebarItemLink(item);
  if (to === undefined) return null;
  // The same lessons as the line of what is read counts; a page that tells of other pages is none.
  const lessons = lessonsIn(lessonList, [item]);
  const [first] = lessons;
  return (
    <Row
      picture={first === undefined ? undefined : pictureOf(first.id)}
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
  // A part of one page, which stands beside parts of many.
  const picture = lesson?.id.endsWith('/index') === true ? pictureOf(lesson.id) : undefined;
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
