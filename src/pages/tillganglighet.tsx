import type { ReactNode } from 'react';
import MemberPage from '@site/src/gate/PublicPage/MemberPage';

export default function AccessibilityPage(): ReactNode {
  return <MemberPage page="accessibility" />;
}
