import { useId, type ReactNode } from 'react';
import { inElements } from '@kurser/shared/inElements';
import ChoiceField from '@kurser/ui/ChoiceField';
import PadButtons from '../game/PadButtons';
import Check from '../kit/Check';
import LabPanel from '../kit/LabPanel';
import { labPart, type ViewProps } from '../kit/labPart';
import Status from '../kit/Status';
import { worldToText } from './core/words';
import { delays, parseSettings, type LagSettings } from './settings';
import { useLagLab } from './useLagLab';
import styles from './view/styles.module.css';
import Window from './view/Window';

type NetProps = Pick<ReturnType<typeof useLagLab>, 'state' | 'verbs'>;

/** The time between the two, who decides, and the spawner. */
function NetFields({ state: { net }, verbs }: NetProps): ReactNode {
  return (
    <div className={styles.controls}>
      <ChoiceField
        legend="Svarstid"
        choices={delays.map((value) => ({ value, label: `${value} ms` }))}
        value={net.delay}
        onChange={(delay) => verbs.set({ delay })}
      />
      <ChoiceField
        legend="Vem bestämmer?"
        choices={[
          { value: 'server', label: 'servern' },
          { value: 'client', label: 'klienten' },
        ]}
        value={net.rule}
        onChange={(rule) => verbs.set({ rule })}
      />
      <Check
        label="MultiplayerSpawner"
        value={net.spawner}
        onChange={(spawner) => verbs.set({ spawner })}
      />
    </div>
  );
}

function LagLab({ settings, children }: ViewProps<LagSettings>): ReactNode {
  const { state, verbs, pad, box } = useLagLab(settings);
  const { world, net } = state;
  const helpId = useId();
  return (
    <LabPanel title={settings.title} onReset={verbs.reset}>
      <div className={styles.lab}>
        {inElements(children)}
        <div
          ref={box}
          className={styles.windows}
          role="group"
          aria-label="Båda fönstren"
          aria-describedby={helpId}
          tabIndex={0}
          {...pad.stage}
        >
          <Window screen="alva" world={world} net={net} />
          <Window screen="bilal" world={world} net={net} />
        </div>
        <div className={styles.steer}>
          <PadButtons
            pad={pad}
            label="Styr Bilals ruta"
            buttons={[
              { control: 'left', label: 'Vänster', arrow: 'left' },
              { control: 'up', label: 'Upp', arrow: 'up' },
              { control: 'down', label: 'Ner', arrow: 'down' },
              { control: 'right', label: 'Höger', arrow: 'right' },
            ]}
          />
          <Status>{worldToText(world, net)}</Status>
        </div>
        <p className={styles.help} id={helpId} data-keys="">
          Tryck i fönstren. Pilarna styr Bilal. Alva springer själv, om ingen styr henne med W, A, S
          och D.
        </p>
        <NetFields state={state} verbs={verbs} />
      </div>
    </LabPanel>
  );
}

/** Two windows of one game, with time between them. See src/parts/README.md. */
export default labPart(parseSettings, LagLab);
