import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Button from '@site/src/components/Button';
import { privacyPath } from '@site/src/config/privacy';
import ChangePassword from './ChangePassword';
import DeleteAccount from './DeleteAccount';
import styles from './styles.module.css';

interface AccountDialogProps {
  readonly email: string;
  onClose(): void;
}

type Part = 'password' | 'deletion';

const partTitles: Readonly<Record<Part, string>> = {
  password: 'Byt lösenord',
  deletion: 'Ta bort mitt konto',
};

/** The browser's own modal dialog about the account that is signed in: focus, Escape and the way back to the button come with it. */
export default function AccountDialog({ email, onClose }: AccountDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState<Part>();
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
    };
  }, []);

  const part = (name: Part, content: ReactNode): ReactNode => (
    <section className={styles.part}>
      <Button
        className={styles.partButton}
        aria-expanded={open === name}
        aria-controls={`${id}-${name}`}
        onClick={() => {
          setOpen(open === name ? undefined : name);
        }}
      >
        {partTitles[name]}
      </Button>
      <div id={`${id}-${name}`} hidden={open !== name}>
        {open === name && content}
      </div>
    </section>
  );
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          Konto
        </h2>
        <Button
          onClick={() => {
            dialog.current?.close();
          }}
        >
          Stäng
        </Button>
      </div>
      <p className={styles.text}>
        Inloggad som <strong>{email}</strong>
      </p>
      {part('password', <ChangePassword email={email} />)}
      {part('deletion', <DeleteAccount email={email} />)}
      <p className={styles.text}>
        <Link
          to={privacyPath}
          onClick={() => {
            dialog.current?.close();
          }}
        >
          Så behandlas dina uppgifter
        </Link>
      </p>
    </dialog>
  );
}
