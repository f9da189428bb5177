import { useId, type ReactNode } from 'react';
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

function JumpLab({ settings, children }: ViewProps<JumpSettings>): ReactNode {
  const { state, verbs, pad, box } = useJumpLab(settings);
  const { world, level, numbers } = state;
  const helpId = useId();
  return (
    <Panel
      kind="lab"
      title={settings.title}
      aside={`Mynt: ${world.coins.length} av ${level.coins.length}`}
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
          height={view.height}
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
