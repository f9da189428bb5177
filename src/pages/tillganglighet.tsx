import type { ReactNode } from 'react';
import MemberPage from '@kurser/school-gate/gate/PublicPage/MemberPage';

export default function AccessibilityPage(): ReactNode {
  return <MemberPage page="accessibility" />;
}
