import type { ReactNode, Ref } from 'react';
import clsx from 'clsx';
import { inElements } from '@kurser/shared/inElements';
import styles from './styles.module.css';
import { told, type Standing } from './words';

interface VerdictBoxProps {
  /** Undefined while nothing has been judged: what is said then stands without a box. */
  readonly standing: Standing | undefined;
  readonly id?: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  /** What is said besides the word. */
  readonly children?: ReactNode;
}

/**
 * What an answer came to, the same wherever one is given: between what was answered and the
 * buttons. It is there from the start, empty, so that the first message is heard, and can have the
 * focus where the button that was pressed is gone.
 */
export default function VerdictBox(props: VerdictBoxProps): ReactNode {
  const { standing, id, className, ref, children } = props;
  const words = standing === undefined || standing === 'untried' ? undefined : told[standing];
  return (
    <div
      ref={ref}
      id={id}
      role="status"
      tabIndex={-1}
      data-feedback={standing}
      className={clsx(styles.region, standing && clsx(styles.box, styles[standing]), className)}
    >
      {words && <strong>{`${words.sign} ${words.word}. `}</strong>}
      {inElements(children)}
    </div>
  );
}
