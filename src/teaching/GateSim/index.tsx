import { useMemo, type ReactNode } from 'react';
import Panel from '../../components/Panel';
import type { AuthorProps } from '../kit/settings';
import BuildView from './build/BuildView';
import CircuitView from './CircuitView';
import { readGateSim } from './props';
import WriteTask from './WriteTask';

/** A circuit to run, to write, or to build. See src/teaching/README.md for the notation. */
export default function GateSim(props: AuthorProps & { readonly children?: ReactNode }): ReactNode {
  const task = useMemo(() => readGateSim(props), [props]);
  switch (task.mode) {
    case 'run':
      return (
        <Panel kind="lab" title={task.title}>
          {task.rest}
          <CircuitView netlist={task.netlist} symbols={task.symbols} show={task.show} />
        </Panel>
      );
    case 'write':
      return <WriteTask task={task} />;
    case 'build':
      return <BuildView task={task} />;
  }
}
