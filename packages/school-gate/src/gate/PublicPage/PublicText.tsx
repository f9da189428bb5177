import type { ReactNode } from 'react';
import type { PublicPageName } from '@site/src/config/publicPages';
import AccessibilityText from './AccessibilityText';
import PrivacyText from './PrivacyText';
import styles from './styles.module.css';

const texts: Readonly<Record<PublicPageName, () => ReactNode>> = {
  privacy: PrivacyText,
  accessibility: AccessibilityText,
};

/**
 * The running text of a public page, without its title: the same inside the gate's card and on the
 * site's own page.
 */
export default function PublicText({ page }: { readonly page: PublicPageName }): ReactNode {
  const Text = texts[page];
  return (
    <div className={styles.text}>
      <Text />
    </div>
  );
}
