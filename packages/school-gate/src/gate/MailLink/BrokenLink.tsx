import type { ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import type { MailLink } from '../../auth/mailLink';
import GateCard from '../GateCard';
import Message from '../Message';
import type { MailLinkInAddress } from '../useMailLink';
import gate from '../gate.module.css';
import styles from './styles.module.css';

/** What to do when a link of each kind does not work. */
const waysOn: Readonly<Record<Exclude<MailLink['kind'], 'none'>, string>> = {
  verifyEmail:
    'En länk fungerar bara en gång, och bara hel. Har du redan öppnat den räcker det att logga in. Annars loggar du in och skickar ett nytt verifieringsemail.',
  resetPassword:
    'En länk fungerar bara en gång, bara en tid och bara hel. Be om en ny, så kommer ett nytt mejl.',
  malformed:
    'Länken är inte hel, eller av ett slag som webbplatsen inte använder. Öppna den direkt från mejlet, eller kopiera den på nytt från början till slut.',
  foreignProject: 'Länken hör till en annan webbplats. Leta upp det senaste mejlet härifrån.',
};

interface BrokenLinkProps {
  readonly kind: keyof typeof waysOn;
  readonly message: string;
  readonly leave: MailLinkInAddress['leave'];
}

/** A link that will never work: what is wrong, and the ways on. */
export default function BrokenLink({ kind, message, leave }: BrokenLinkProps): ReactNode {
  return (
    <GateCard heading="Länken fungerar inte">
      <Message kind="error">{message}</Message>
      <p className={gate.text}>{waysOn[kind]}</p>
      <div className={styles.buttons}>
        {kind === 'resetPassword' && (
          <Button
            variant="primary"
            onClick={() => {
              leave('reset');
            }}
          >
            Be om en ny länk
          </Button>
        )}
        <Button
          variant={kind === 'resetPassword' ? 'quiet' : 'primary'}
          onClick={() => {
            leave();
          }}
        >
          Fortsätt till webbplatsen
        </Button>
      </div>
    </GateCard>
  );
}
