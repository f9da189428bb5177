import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import ReadingLine from '@site/src/reading/ReadingLine';
import { PageInPieces } from '@site/src/accelerators/quickClicks/RestOfPage';
import clsx from 'clsx';

/** The theme's own, with a line between the title and the text; our pages have their title in the front matter alone. */
export default function DocItemContent({ children }: Props): ReactNode {
  const { title } = useDoc().metadata;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header>
        <Heading as="h1">{title}</Heading>
      </header>
      <ReadingLine />
      <PageInPieces>
        <MDXContent>{children}</MDXContent>
      </PageInPieces>
    </div>
  );
}
