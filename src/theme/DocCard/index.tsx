import type { ReactNode } from 'react';
import { findFirstSidebarItemLink, useDocById } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { Props } from '@theme/DocCard';
import Layout from '@theme/DocCard/Layout';
import lessonList from '@generated/lessons/default/lessons.json';
import { lessonsIn } from '@site/src/progress/lessons';
import { lessonsText } from '@site/src/progress/texts';

type Item<Type extends PropSidebarItem['type']> = Extract<PropSidebarItem, { type: Type }>;

function CategoryCard({ item }: { readonly item: Item<'category'> }): ReactNode {
  const href = findFirstSidebarItemLink(item);
  if (href === undefined) return null;
  // The same lessons as the line of what is read counts; a page that tells of other pages is none.
  const description = item.description ?? lessonsText(lessonsIn(lessonList, [item]).length);
  return (
    <Layout item={item} href={href} icon={null} title={item.label} description={description} />
  );
}

function LinkCard({ item }: { readonly item: Item<'link'> }): ReactNode {
  const doc = useDocById(item.docId);
  const description = item.description ?? doc?.description ?? '';
  return (
    <Layout item={item} href={item.href} icon={null} title={item.label} description={description} />
  );
}

/**
 * The card of a page or a category. Without emoji, since the course's own mark stands at the top of the page. The theme's card looks for one at the beginning of
 * every name with an expression that takes the browser longer to read than all else on the page takes to draw.
 */
export default function DocCard({ item }: Props): ReactNode {
  switch (item.type) {
    case 'link':
      return <LinkCard item={item} />;
    case 'category':
      return <CategoryCard item={item} />;
    case 'html':
      return null;
  }
}
