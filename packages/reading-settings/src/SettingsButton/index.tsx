import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

const Active = lazy(() => import('../Active'));
const SettingsDialog = lazy(() => import('../SettingsDialog'));

/** Opens the settings of the text. What they need comes when they are opened, or in use. */
export default function SettingsButton(): ReactNode {
  const [open, setOpen] = useState(false);
  const [isActive, setIsActive] = useState(false);
  useEffect(() => {
    setIsActive(document.documentElement.dataset['reading'] !== undefined);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Läsinställningar"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">Aa</span>
      </button>
      <Suspense>
        {(isActive || open) && <Active />}
        {open && (
          <SettingsDialog
            onClose={() => {
              setIsActive(true);
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
