import type { ReactNode } from 'react';
import { ownTexts } from '../../auth/errorTexts';
import { inElements } from '@kurser/shared/inElements';
import BusyButton from '../BusyButton';
import GateCard from '../GateCard';
import Message from '../Message';
import styles from '../gate.module.css';
import { useReload } from './useReload';

interface ReloadScreenProps {
  readonly heading: string;
  readonly text: string;
  /** The words of the button that loads the page again. */
  readonly action: string;
  /** Other ways on. */
  readonly children?: ReactNode;
}

/**
 * A screen from which the way on is to load the page again. It says what happened or, once a press
 * has found no network, that.
 */
export default function ReloadScreen({
  heading,
  text,
  action,
  children,
}: ReloadScreenProps): ReactNode {
  const { asking, misses, reload } = useReload();
  return (
    <GateCard heading={heading}>
      {/* A new one for each press that found nothing, so that it is read out again. */}
      <Message key={misses} kind="error">
        {misses === 0 ? text : ownTexts.noNetwork}
      </Message>
      <div className={styles.buttons}>
        <BusyButton busy={asking} onClick={reload}>
          {action}
        </BusyButton>
        {inElements(children)}
      </div>
    </GateCard>
  );
}
