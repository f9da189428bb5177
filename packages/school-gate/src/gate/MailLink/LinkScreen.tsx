import type { ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import BusyButton from '../BusyButton';
import Message, { FormMessage } from '../Message';
import GateCard from '../GateCard';
import type { LinkProgress } from './useLinkAction';
import gate from '../gate.module.css';
import styles from './styles.module.css';
import type { MailLinkInAddress } from '../useMailLink';

interface LinkScreenProps {
  readonly heading: string;
  /** What the link will do. */
  readonly text: ReactNode;
  readonly button: string;
  readonly progress: Extract<LinkProgress, { kind: 'waiting' }>;
  /** Another way on, below the buttons. */
  readonly aside?: ReactNode;
  onPress(): void;
  onLeave(): void;
}

/** A link that waits for its button: mail scanners open links, so opening must change nothing. */
export function LinkScreen({
  heading,
  text,
  button,
  progress: { busy, error },
  aside,
  onPress,
  onLeave,
}: LinkScreenProps): ReactNode {
  return (
    <GateCard heading={heading}>
      <p className={gate.text}>{text}</p>
      <FormMessage error={error} />
      <div className={styles.buttons}>
        <BusyButton busy={busy} onClick={onPress}>
          {button}
        </BusyButton>
        <Button variant="quiet" onClick={() => onLeave()}>
          Avbryt
        </Button>
      </div>
      {aside !== undefined && <div>{aside}</div>}
    </GateCard>
  );
}

interface DoneScreenProps {
  readonly heading: string;
  readonly message: ReactNode;
  onLeave(): void;
}

/** What a link was for has been done. */
export function DoneScreen({ heading, message, onLeave }: DoneScreenProps): ReactNode {
  return (
    <GateCard heading={heading}>
      <Message kind="success">{message}</Message>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => onLeave()}>
          Fortsätt
        </Button>
      </div>
    </GateCard>
  );
}

/** Whose account a form is about, below its heading. */
export function ForAddress({ email }: { readonly email: string }): ReactNode {
  return (
    <span>
      För <span translate="no">{email}</span>
    </span>
  );
}

/** What the screen of a link gets. */
export interface LinkProps {
  readonly code: string;
  readonly mailLink: MailLinkInAddress;
}
