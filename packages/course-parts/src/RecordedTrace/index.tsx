import { useRef, type ReactNode } from 'react';
import { labPart, type ViewProps } from '@kurser/labs/kit/labPart';
import trace from '@kurser/labs/StepTrace/styles.module.css';
import Player from '@kurser/labs/StepTrace/view/Player';
import InlineText from '@kurser/ui/InlineText';
import Panel from '@kurser/ui/Panel';
import State from '../walk/view/State';
import { parseRecorded, type RecordedSettings } from './settings';
import type { TracedStep } from './core/traced';

function Changes({ text }: { readonly text: string }): ReactNode {
  return (
    <ul>
      <li>
        <InlineText text={text} />
      </li>
    </ul>
  );
}

/** All steps as a list: what paper and a browser without scripts show instead of the player. */
function Transcript({ steps }: { readonly steps: readonly TracedStep[] }): ReactNode {
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

function RecordedTrace({ settings }: ViewProps<RecordedSettings>): ReactNode {
  const { title, code, colours, steps } = settings;
  const area = useRef<HTMLDivElement>(null);
  const at = (index: number) => {
    const step = steps[index];
    if (step === undefined) throw new Error(`StepTrace has no step ${index}`);
    return step;
  };
  const writes = steps.at(-1)?.shown.output !== '';
  return (
    <Panel kind="trace" title={title}>
      <Player
        area={area}
        code={code}
        colours={colours}
        count={steps.length}
        stepAt={at}
        state={(index) => <State shown={at(index).shown} writes={writes} />}
      />
      <Transcript steps={steps} />
    </Panel>
  );
}

/** A `StepTrace` of a program in Python: the build has run it, and each step is what it did. */
export default labPart(parseRecorded, RecordedTrace);
