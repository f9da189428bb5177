import type { ReactNode } from 'react';
import { ownTexts } from '../../auth/errorTexts';
import type { MailLink } from '../../auth/mailLink';
import type { MailLinkInAddress } from '../useMailLink';
import BrokenLink from './BrokenLink';
import ResetPassword from './ResetPassword';
import VerifyEmail from './VerifyEmail';

interface MailLinkScreenProps {
  readonly link: Exclude<MailLink, { kind: 'none' }>;
  readonly mailLink: MailLinkInAddress;
}

/** The screen of a link from a mail, on whatever route it was opened. */
export default function MailLinkScreen({ link, mailLink }: MailLinkScreenProps): ReactNode {
  switch (link.kind) {
    case 'verifyEmail':
      return <VerifyEmail key={link.code} code={link.code} mailLink={mailLink} />;
    case 'resetPassword':
      return <ResetPassword key={link.code} code={link.code} mailLink={mailLink} />;
    case 'malformed':
    case 'foreignProject':
      return <BrokenLink kind={link.kind} message={ownTexts.brokenLink} leave={mailLink.leave} />;
  }
}
