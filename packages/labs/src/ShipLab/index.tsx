import { useId, type ReactNode } from 'react';
import { inElements } from '@kurser/shared/inElements';
import ChoiceField from '@kurser/ui/ChoiceField';
import SliderField from '@kurser/ui/SliderField';
import PadButtons from '../game/PadButtons';
import Stage from '../game/Stage';
import Button from '../kit/Button';
import Check from '../kit/Check';
import LabPanel from '../kit/LabPanel';
import { labPart, type ViewProps } from '../kit/labPart';
import More from '../kit/More';
import Status from '../kit/Status';
import parts from '../kit/lab.module.css';
import { linesAPicture } from './core/machine';
import { machineToText } from './core/words';
import { parseSettings, type ShipSettings } from './settings';
import { useShipLab } from './useShipLab';
import Code from './view/Code';
import Picture, { picture } from './view/Picture';
import styles from './view/styles.module.css';

type Ship = ReturnType<typeof useShipLab>;

/** The wait, the pace, and folded the line and the stride. */
function Controls({ ship }: { readonly ship: Ship }): ReactNode {
  const { state, verbs } = ship;
  return (
    <>
      <div className={styles.controls}>
        <Check
          label="waitforraster"
          value={state.program.wait !== undefined}
          onChange={verbs.setWait}
        />
        <Check label="Följ strålen i slow motion" value={state.slow} onChange={ship.setSlow} />
        {ship.goesOn && <Button onClick={ship.toggle}>{ship.running ? 'Pausa' : 'Starta'}</Button>}
      </div>
      <More summary="Mer">
        <div className={parts.sliders}>
          <SliderField
            label="Raden att vänta på"
            min={0}
            max={linesAPicture - 1}
            value={state.line}
            onChange={verbs.setLine}
          />
          <ChoiceField
            legend="Pixlar per varv"
            choices={[1, 2, 3, 4].map((value) => ({ value, label: value }))}
            value={state.program.stride}
            onChange={verbs.setStride}
          />
        </div>
      </More>
    </>
  );
}

function ShipLab({ settings, children }: ViewProps<ShipSettings>): ReactNode {
  const ship = useShipLab(settings);
  const { state, verbs, pad, box } = ship;
  const { machine, program, slow } = state;
  const helpId = useId();
  return (
    <LabPanel title={settings.title} onReset={verbs.reset}>
      <div className={styles.lab}>
        {inElements(children)}
        <Stage
          box={box}
          keys={pad.stage}
          className={styles.screen}
          label="Skärmen"
          helpId={helpId}
          width={picture.width}
          height={picture.height}
          alt={`En C64:s skärm med ett gult skepp${program.enemy ? ' och en röd fiende' : ''}.`}
        >
          <Picture machine={machine} program={program} slow={slow} />
        </Stage>
        <div className={styles.beside}>
          <div className={styles.row}>
            <PadButtons
              pad={pad}
              label="Joystick i port 2"
              buttons={[
                { control: 'left', label: 'Vänster', arrow: 'left' },
                { control: 'up', label: 'Upp', arrow: 'up' },
                { control: 'down', label: 'Ner', arrow: 'down' },
                { control: 'right', label: 'Höger', arrow: 'right' },
              ]}
            />
            <Status playing={ship.running}>{machineToText(machine, program)}</Status>
          </div>
          <p className={styles.help} id={helpId} data-keys="">
            Tryck på skärmen. Pilarna är joysticken, och blanksteg är knappen.
          </p>
          <Controls ship={ship} />
          <Code program={program} />
        </div>
      </div>
    </LabPanel>
  );
}

/** The lessons' ship in a small C64. See src/parts/README.md. */
export default labPart(parseSettings, ShipLab);
