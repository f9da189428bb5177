import type { ReactNode } from 'react';
import MemberPage from '@kurser/school-gate/gate/PublicPage/MemberPage';

export default function PrivacyPage(): ReactNode {
  return <MemberPage page="privacy" />;
}
