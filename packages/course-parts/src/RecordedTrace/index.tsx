import { useRef, type ReactNode } from 'react';
import { labPart, type ViewProps } from '@kurser/labs/kit/labPart';
import Player from '@kurser/labs/StepTrace/view/Player';
import Panel from '@kurser/ui/Panel';
import State from '../walk/view/State';
import { parseRecorded, type RecordedSettings } from './settings';
import Transcript from './Transcript';

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
