import type { ReactNode } from 'react';
import MemberPage from '@site/src/gate/PublicPage/MemberPage';

export default function PrivacyPage(): ReactNode {
  return <MemberPage page="privacy" />;
}
