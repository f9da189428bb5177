import type { ReactNode, RefObject } from 'react';
import ChoiceField from '@kurser/ui/ChoiceField';
import Button from '../../../kit/Button';
import UndoButtons from '../../../kit/UndoButtons';
import { isGate } from '../../core/netlist';
import {
  isSamePin,
  maxGateInputs,
  partLabel,
  type Board,
  type BuildPart,
} from '../../core/build/circuit';
import { sinksOf, sourcesOf, textOfPin } from '../../core/build/pins';
import type { Build } from '../../useBuild';
import styles from './styles.module.css';

/** What the student holds and what can be done with it, in one sentence. */
function holdToText(board: Board, build: Build): string {
  const { hold, circuit } = build;
  switch (hold.kind) {
    case 'nothing':
      return circuit.parts.length === 0
        ? 'Lägg till en del, och dra sedan ledningar: tryck på en utgång och på en ingång.'
        : 'Tryck på ett stift och sedan på ett annat för att dra en ledning.';
    case 'part': {
      const part = circuit.parts.find(({ id }) => id === hold.id);
      return part === undefined ? '' : `${partLabel(part)} är markerad.`;
    }
    case 'source':
      return `Ledning från ${textOfPin(sourcesOf(board, circuit), hold.pin)}: tryck på ingången den ska till.`;
    case 'sink':
      return `Ledning till ${textOfPin(sinksOf(board, circuit), hold.pin)}: tryck på utgången den ska från.`;
  }
}

/** What can be done with the chosen part or pin. */
function HoldTools({ build }: { readonly build: Build }): ReactNode {
  const { hold, circuit } = build;
  const part: BuildPart | undefined =
    hold.kind === 'part' ? circuit.parts.find(({ id }) => id === hold.id) : undefined;
  const isWired = hold.kind === 'sink' && circuit.wires.some(({ to }) => isSamePin(to, hold.pin));
  return (
    <>
      {part !== undefined && isGate(part.kind) && part.kind !== 'not' && (
        <ChoiceField
          legend="Ingångar"
          choices={Array.from({ length: maxGateInputs - 1 }, (_, index) => ({
            value: index + 2,
            label: index + 2,
          }))}
          value={part.inputs}
          onChange={(inputs) => build.setInputs(part.id, inputs)}
        />
      )}
      {part !== undefined && (
        <Button onClick={() => build.remove(part.id)}>{`Ta bort ${partLabel(part)}`}</Button>
      )}
      {isWired && <Button onClick={() => build.unwire(hold.pin)}>Ta bort ledningen</Button>}
      {hold.kind !== 'nothing' && (
        <Button variant="quiet" onClick={build.letGo}>
          Släpp
        </Button>
      )}
    </>
  );
}

interface ToolsProps {
  readonly board: Board;
  readonly build: Build;
  readonly undoRef: RefObject<HTMLButtonElement | null>;
}

/** The tools under the board: what is held, undo and redo, tidy up. */
export default function Tools({ board, build, undoRef }: ToolsProps): ReactNode {
  const { simulation } = build;
  return (
    <>
      <p className={styles.status} role="status">
        {holdToText(board, build)}
      </p>
      <div className={styles.row}>
        <UndoButtons work={build} undoRef={undoRef} />
        <Button onClick={build.arrange} off={build.circuit.parts.length === 0}>
          Ordna
        </Button>
        {simulation.clock !== undefined && <Button onClick={simulation.pulse}>Klockpuls</Button>}
        <HoldTools build={build} />
      </div>
    </>
  );
}
