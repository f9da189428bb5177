import type { ReactNode } from 'react';
import { inElements } from '@kurser/shared/inElements';
import Panel from '@kurser/ui/Panel';
import { labPart, type ViewProps } from '../kit/labPart';
import BuildView from './view/build/BuildView';
import CircuitView from './view/CircuitView';
import WriteTask from './view/WriteTask';
import { parseSettings, type GateSimTask } from './settings';

function GateSim({ settings: task }: ViewProps<GateSimTask>): ReactNode {
  switch (task.mode) {
    case 'run':
      return (
        <Panel kind="lab" title={task.title}>
          {inElements(task.rest)}
          <CircuitView {...task} />
        </Panel>
      );
    case 'write':
      return <WriteTask task={task} />;
    case 'build':
      return <BuildView task={task} />;
  }
}

/** A circuit to run, to write, or to build. See src/parts/README.md for the notation. */
export default labPart(parseSettings, GateSim);
