import type { ReactNode } from 'react';
import Panel from '@kurser/ui/Panel';
import { inElements } from '@kurser/shared/inElements';
import Button from '../kit/Button';
import { fencedLabPart } from '../kit/fencedLabPart';
import parts from '../kit/lab.module.css';
import type { ViewProps } from '../kit/labPart';
import Controls from './view/Controls';
import Plane from './view/Plane';
import PointTools from './view/PointTools';
import Report from './view/Report';
import { parseSettings, type LabSettings } from './settings';
import styles from './styles.module.css';
import { usePointLab, type PointLab as Lab } from './usePointLab';

/**
 * How far a click trains. Right under the plane, so that a step and what it changes are seen
 * together on a phone too.
 */
function TrainButtons({ lab }: { readonly lab: Lab }): ReactNode {
  const { state, canStep, playing, verbs } = lab;
  if (state.model === 'knn') return null;
  const descends = state.model === 'linear' || state.model === 'logistic';
  return (
    <div className={parts.buttons}>
      {(descends ? [1, 10, 100] : [1]).map((steps) => (
        <Button
          key={steps}
          variant={steps === 1 ? 'primary' : 'secondary'}
          off={!canStep}
          onClick={() => verbs.train(steps)}
        >
          {steps === 1 ? 'Ett steg' : `${steps} steg`}
        </Button>
      ))}
      <Button off={!canStep} onClick={verbs.togglePlay}>
        {playing ? 'Pausa' : 'Spela'}
      </Button>
    </div>
  );
}

function ResetButtons({ lab: { state, verbs } }: { readonly lab: Lab }): ReactNode {
  return (
    <>
      {state.model === 'linear' && <Button onClick={verbs.solve}>Minsta kvadrat</Button>}
      {state.model !== 'knn' && <Button onClick={verbs.restart}>Börja om träningen</Button>}
      <Button onClick={verbs.reset}>Återställ punkterna</Button>
    </>
  );
}

function PointLab({ settings, children }: ViewProps<LabSettings>): ReactNode {
  const lab = usePointLab(settings);
  return (
    <Panel kind="lab" title={settings.title} footer={<ResetButtons lab={lab} />}>
      {inElements(children)}
      <div className={parts.split}>
        <div className={parts.column}>
          <div className={styles.plane}>
            <Plane lab={lab} />
          </div>
          <TrainButtons lab={lab} />
          <PointTools lab={lab} />
          <Controls lab={lab} />
        </div>
        <div className={parts.column}>
          <Report lab={lab} />
        </div>
      </div>
    </Panel>
  );
}

/** Points in a plane and a model that learns from them. See src/parts/README.md. */
export default fencedLabPart(parseSettings, PointLab);
