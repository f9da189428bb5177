import type { ReactNode } from 'react';
import Fold from '@kurser/ui/Fold';
import Panel from '@kurser/ui/Panel';
import { inElements } from '@kurser/shared/inElements';
import Button from '../kit/Button';
import parts from '../kit/lab.module.css';
import { labPart, type ViewProps } from '../kit/labPart';
import More from '../kit/More';
import BoundaryPlot from './view/BoundaryPlot';
import Calculation from './view/Calculation';
import { PresetChoice, RateControl, ShapeControls } from './view/Controls';
import { currentExample } from './lab';
import NetDiagram from './view/NetDiagram';
import Progress from './view/Progress';
import Rows from './view/Rows';
import { parseSettings, type NetSettings } from './settings';
import styles from './styles.module.css';
import { useNetLab, type NetLab as Lab } from './useNetLab';
import Weights from './view/Weights';

function TrainButtons({ lab: { canStep, playing, verbs } }: { readonly lab: Lab }): ReactNode {
  return (
    <div className={parts.buttons}>
      <Button variant="primary" off={!canStep} onClick={verbs.trainExample}>
        Träna på exemplet
      </Button>
      <Button off={!canStep} onClick={() => verbs.trainEpochs(1)}>
        En epok
      </Button>
      <Button off={!canStep} onClick={() => verbs.trainEpochs(100)}>
        100 epoker
      </Button>
      <Button off={!canStep} onClick={verbs.togglePlay}>
        {playing ? 'Pausa' : 'Spela'}
      </Button>
    </div>
  );
}

function NetLab({ settings, children }: ViewProps<NetSettings>): ReactNode {
  const lab = useNetLab(settings);
  const footer = (
    <>
      <Button onClick={lab.verbs.restart}>Börja om träningen</Button>
      <Button onClick={lab.verbs.reset}>Återställ labben</Button>
    </>
  );
  return (
    <Panel kind="lab" title={settings.title} footer={footer}>
      {inElements(children)}
      <div className={parts.column}>
        <div className={parts.split}>
          <div className={parts.column}>
            <NetDiagram network={lab.state.network} example={currentExample(lab.state)} />
            <Rows lab={lab} />
            <TrainButtons lab={lab} />
            <PresetChoice lab={lab} />
          </div>
          <div className={`${parts.column ?? ''} ${styles.plots ?? ''}`}>
            <BoundaryPlot state={lab.state} />
            <Progress lab={lab} />
          </div>
        </div>
        <More summary="Mer: inlärningstakt, dolda neuroner, hur de räknar och frö">
          <RateControl lab={lab} />
          <ShapeControls lab={lab} />
        </More>
        <Fold summary="Vikter">
          <Weights lab={lab} />
        </Fold>
        <Calculation state={lab.state} />
      </div>
    </Panel>
  );
}

/** A small network whose every number can be seen and changed. See src/parts/README.md. */
export default labPart(parseSettings, NetLab);
