import type { MailLinkInAddress } from '../useMailLink';

/** What the screen of a link gets. */
export interface LinkProps {
  readonly code: string;
  readonly mailLink: MailLinkInAddress;
}
