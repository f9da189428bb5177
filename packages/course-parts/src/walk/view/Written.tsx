import { useEffect, useRef, type ReactNode } from 'react';
import trace from '@kurser/labs/StepTrace/styles.module.css';
import styles from '../styles.module.css';

interface WrittenProps {
  readonly text: string;
  /** How many characters at the end this step wrote. */
  readonly fresh: number;
}

/** What has been written so far, what is new marked, and its end in view. */
export default function Written({ text, fresh }: WrittenProps): ReactNode {
  const box = useRef<HTMLPreElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [text]);
  const before = text.slice(0, text.length - fresh);
  return (
    <div className={trace.part}>
      <p className={trace.partTitle}>Utskrift</p>
      {text === '' ? (
        <p className={trace.empty}>ingen ännu</p>
      ) : (
        <pre translate="no" ref={box} className={trace.output}>
          {before}
          {fresh > 0 && <span className={styles.fresh}>{text.slice(text.length - fresh)}</span>}
        </pre>
      )}
    </div>
  );
}
