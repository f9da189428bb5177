import { useId, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Button from '@kurser/ui/Button';
import TitledDialog from '@kurser/ui/TitledDialog';
import { publicPages } from '@site/src/config/publicPages';
import ChangePassword from './ChangePassword';
import DeleteAccount from './DeleteAccount';
import styles from './styles.module.css';

/** A part of the panel that opens under its title. */
export interface AccountPart {
  readonly title: string;
  readonly content: ReactNode;
  /** Whether it is open from the start. */
  readonly isOpen?: boolean;
  /** Whether it takes away what does not come back. */
  readonly isDanger?: boolean;
}

/** A page that the panel leads to. */
export interface AccountLink {
  readonly to: string;
  readonly title: string;
}

interface AccountDialogProps {
  readonly email: string;
  /** Parts that others bring: the gate is public, and what it imported would be too. */
  readonly parts: readonly AccountPart[];
  readonly links: readonly AccountLink[];
  /** Deletes what the account has elsewhere than with the provider, before it is deleted itself. */
  readonly beforeDeletion?: (() => Promise<void>) | undefined;
  onClose(): void;
}

/** The panel about the account that is signed in. */
export default function AccountDialog(props: AccountDialogProps): ReactNode {
  const { email, parts, links, beforeDeletion, onClose } = props;
  const [open, setOpen] = useState(() => parts.find(({ isOpen }) => isOpen)?.title);
  const id = useId();
  const { path, title: privacy } = publicPages.privacy;

  const all: readonly AccountPart[] = [
    { title: 'Byt lösenord', content: <ChangePassword email={email} /> },
    ...parts,
    {
      title: 'Ta bort mitt konto',
      content: <DeleteAccount email={email} beforeDeletion={beforeDeletion} />,
      isDanger: true,
    },
  ];
  return (
    <TitledDialog title="Konto" onClose={onClose}>
      {(close) => (
        <>
          <p className={styles.text}>
            Inloggad som <strong translate="no">{email}</strong>
          </p>
          {all.map(({ title, content, isDanger = false }, index) => (
            <section key={title} className={styles.part}>
              <Button
                variant={isDanger ? 'danger' : 'secondary'}
                className={styles.partButton}
                aria-expanded={open === title}
                aria-controls={`${id}-${index}`}
                onClick={() => {
                  setOpen(open === title ? undefined : title);
                }}
              >
                {title}
              </Button>
              <div id={`${id}-${index}`} hidden={open !== title}>
                {open === title && content}
              </div>
            </section>
          ))}
          {[...links, { to: path, title: privacy }].map(({ to, title }) => (
            <p key={to} className={styles.text}>
              <Link to={to} onClick={close}>
                {title}
              </Link>
            </p>
          ))}
        </>
      )}
    </TitledDialog>
  );
}
