import type { ReactNode } from 'react';
import OriginalCopyright from '@theme-original/Footer/Copyright';
import type { Props } from '@theme/Footer/Copyright';
import KeyboardHelp from '@site/src/help/KeyboardHelp';

/** The last line of every page, and under it the way to the keys. */
export default function FooterCopyright(props: Props): ReactNode {
  return (
    <>
      <OriginalCopyright {...props} />
      <KeyboardHelp />
    </>
  );
}
