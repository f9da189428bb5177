import type { ReactNode } from 'react';
import InlineText from '@kurser/ui/InlineText';
import trace from '@kurser/labs/StepTrace/styles.module.css';
import type { TracedStep } from './core/traced';

/** All steps as a list: what paper and a browser without scripts show instead of the player. */
export default function Transcript({ steps }: { readonly steps: readonly TracedStep[] }) {
  return (
    <ol className={trace.transcript}>
      {steps.map(({ line, explanation, changes }, index) => (
        <li key={index}>
          <strong>{`Rad ${line}. `}</strong>
          <InlineText text={explanation} />
          {changes !== '' && <Changes text={changes} />}
        </li>
      ))}
    </ol>
  );
}

function Changes({ text }: { readonly text: string }): ReactNode {
  return (
    <ul>
      <li>
        <InlineText text={text} />
      </li>
    </ul>
  );
}
