import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import Panel from '@kurser/ui/Panel';
import VerdictBox from '@kurser/ui/VerdictBox';
import { inElements } from '@kurser/shared/inElements';
import Button from '../../../kit/Button';
import { findUndoKey } from '../../../kit/history';
import Notice from '../../../logic/Notice';
import { SymbolChoice } from '../CircuitView';
import type { BuildTask } from '../../settings';
import { remarkOf } from '../../lab';
import { useSymbols } from '../../useSymbols';
import BoardView from './BoardView';
import { verdictToText } from '../../core/build/check';
import Palette from './Palette';
import Tools from './Tools';
import { useBuild, type Build } from '../../useBuild';
import WireForm from './WireForm';
import styles from './styles.module.css';

function Feedback({ task, build }: { readonly task: BuildTask; readonly build: Build }) {
  const { verdict } = build;
  const { target } = task;
  if (verdict === null || target === undefined) return <VerdictBox standing={undefined} />;
  const row = verdict.kind === 'wrong' || verdict.kind === 'unstable' ? verdict.row : undefined;
  const isMuch = verdict.kind === 'tooMany' ? 'nearly' : 'wrong';
  return (
    <VerdictBox standing={verdict.kind === 'right' ? 'right' : isMuch}>
      <span>{verdictToText(verdict, target)}</span>
      {row !== undefined && (
        <Button onClick={() => build.showRow(row)}>Ställ in raden på kretsen</Button>
      )}
    </VerdictBox>
  );
}

/** Ctrl+Z and Ctrl+Y (or Shift+Ctrl+Z) anywhere in the lab, Escape lets go. */
function shortcutsOf(build: Build) {
  return (event: KeyboardEvent): void => {
    const way = findUndoKey(event);
    if (way !== undefined) build[way]();
    else if (event.key === 'Escape') build.letGo();
    else return;
    event.preventDefault();
  };
}

/** A board to build a circuit on, with a check when there is something to check against. */
export default function BuildView({ task }: { readonly task: BuildTask }): ReactNode {
  const verbs = useBuild(task);
  const [symbols, chooseSymbols] = useSymbols(task.symbols);
  const undoRef = useRef<HTMLButtonElement>(null);
  const build: Build = {
    ...verbs,
    // The part's button goes with the part; the focus must not go with it.
    remove: (id) => {
      verbs.remove(id);
      undoRef.current?.focus();
    },
  };
  const onKeyDown = shortcutsOf(build);
  const remark = remarkOf(build.netlist, build.simulation.session);
  const { board } = task;
  return (
    <Panel
      kind="lab"
      title={task.title}
      footer={
        <>
          {task.target !== undefined && (
            <Button variant="primary" onClick={build.check}>
              Kontrollera
            </Button>
          )}
          <Button onClick={build.startOver}>Börja om</Button>
        </>
      }
    >
      {inElements(task.rest)}
      {/* The keys reach every control inside; the group itself takes no focus. */}
      <div role="presentation" className={styles.lab} onKeyDown={onKeyDown}>
        <Palette kinds={board.palette} symbols={symbols} onAdd={build.add} />
        <BoardView board={board} build={build} symbols={symbols} />
        <Tools board={board} build={build} undoRef={undoRef} />
        <WireForm board={board} build={build} />
        <SymbolChoice value={symbols} onChange={chooseSymbols} />
      </div>
      {remark !== undefined && build.verdict === null && (
        <Notice tone={remark.tone}>{remark.text}</Notice>
      )}
      <Feedback task={task} build={build} />
    </Panel>
  );
}
