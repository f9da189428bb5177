import { useCallback, useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from 'docusaurus-plugin-seal/common';
import { keeperOf, type Holder } from '../../device/browser';
import styles from './styles.module.css';
import { useNetwork } from './useNetwork';

interface SavedHereProps {
  readonly holder: Holder;
  /** Has the account asked about again, which nobody could be while there was no network. */
  onReturn(): void;
}

/**
 * For who keeps courses on the device: brings a new edition when there is one, and says in the
 * frame that there is no network.
 */
export default function SavedHere({ holder, onReturn }: SavedHereProps): ReactNode {
  const update = useCallback(() => {
    void whenIdle().then(() => keeperOf(holder).update());
  }, [holder]);
  const come = useCallback(() => {
    onReturn();
    update();
  }, [onReturn, update]);
  const isThere = useNetwork(come);
  useEffect(update, [update]);
  return createPortal(
    <div role="status" className={styles.place}>
      {!isThere && <span className={styles.words}>Du läser utan nät</span>}
    </div>,
    document.body,
  );
}
