import { useId, type ReactNode } from 'react';
import { formatFixed } from '@kurser/shared/swedishNumber';
import { inElements } from '@kurser/shared/inElements';
import Panel from '@kurser/ui/Panel';
import PadButtons from '../game/PadButtons';
import Stage from '../game/Stage';
import Button from '../kit/Button';
import { labPart, type ViewProps } from '../kit/labPart';
import Status from '../kit/Status';
import { view } from './core/levels';
import { eventToText, numbersToText } from './core/words';
import { parseSettings, type JumpSettings } from './settings';
import { useJumpLab } from './useJumpLab';
import Dials from './view/Dials';
import Scene from './view/Scene';
import styles from './view/styles.module.css';

/** The coins that are taken, and the time to beat where there is one. */
function asideOf(taken: number, all: number, best: number): string {
  const time = Number.isFinite(best) ? ` · Bästa tid: ${formatFixed(best, 1)} s` : '';
  return `Mynt: ${taken} av ${all}${time}`;
}

function JumpLab({ settings, children }: ViewProps<JumpSettings>): ReactNode {
  const { state, verbs, pad, box, best } = useJumpLab(settings);
  const { world, level, numbers } = state;
  const helpId = useId();
  return (
    <Panel
      kind="lab"
      title={settings.title}
      aside={asideOf(world.coins.length, level.coins.length, best)}
      footer={
        <>
          <Button onClick={verbs.again}>Börja om</Button>
          <Button onClick={verbs.reset}>Lektionens tal</Button>
        </>
      }
    >
      <div className={styles.lab}>
        {inElements(children)}
        <Stage
          box={box}
          keys={pad.stage}
          className={styles.stage}
          label="Banan"
          helpId={helpId}
          width={view.width}
          height={view.height - level.top}
          top={level.top}
          alt={`Godotfiguren i en bana. ${level.alt}`}
        >
          <Scene level={level} world={world} waits={world.steps === 0} />
        </Stage>
        <div className={styles.bar}>
          <PadButtons
            pad={pad}
            label="Styr figuren"
            buttons={[
              { control: 'left', label: 'Vänster', arrow: 'left' },
              { control: 'right', label: 'Höger', arrow: 'right' },
              { control: 'jump', label: 'Hoppa' },
            ]}
          />
          <Status>
            {world.event === undefined ? numbersToText(numbers) : eventToText(world.event)}
          </Status>
        </div>
        <p className={styles.help} id={helpId} data-keys="">
          Tryck i banan. Sedan går du med pilarna och hoppar med blanksteg.
        </p>
        <Dials shown={settings.shown} numbers={numbers} onChange={verbs.set} />
      </div>
    </Panel>
  );
}

/** The figure of the Godot lessons, which jumps by the lessons' numbers. */
export default labPart(parseSettings, JumpLab);
