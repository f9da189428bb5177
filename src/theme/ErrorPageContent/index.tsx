import type { ReactNode } from 'react';
import OriginalContent from '@theme-original/ErrorPageContent';
import type { Props } from '@theme/Error';
import { useKeptPlace } from '@kurser/shared/useKeptPlace';

/**
 * The crash screen of a page within its frame: the theme's own, from which one comes back to where
 * one was.
 */
export default function ErrorPageContent({ tryAgain, ...props }: Props): ReactNode {
  return <OriginalContent {...props} tryAgain={useKeptPlace(tryAgain)} />;
}
