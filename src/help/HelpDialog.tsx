import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { isMac } from '@kurser/shared/keyboard';
import TitledDialog from '@kurser/ui/TitledDialog';
import { keyName, shortcutGroups } from './shortcutGroups';
import styles from './styles.module.css';

/** Every key the site answers to, by where it does, and the way to practice. */
export default function HelpDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const mac = isMac();
  return (
    <TitledDialog title="Kortkommandon" className={styles.dialog} onClose={onClose}>
      {() => (
        <>
          {shortcutGroups.map(({ title, shortcuts }) => (
            <section key={title} className={styles.group}>
              <h3 className={styles.groupTitle}>{title}</h3>
              <dl className={styles.list}>
                {shortcuts.map(({ keys, action }) => (
                  <div key={action} className={styles.row}>
                    <dt className={styles.keys}>
                      {keys.map((key) => (
                        <kbd translate="no" key={key}>
                          {keyName(key, mac)}
                        </kbd>
                      ))}
                    </dt>
                    <dd className={styles.action}>{action}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <p className={styles.group}>
            Vill du öva?{' '}
            <Link to="/repetera" onClick={onClose}>
              Repetera det du har läst
            </Link>
          </p>
        </>
      )}
    </TitledDialog>
  );
}
