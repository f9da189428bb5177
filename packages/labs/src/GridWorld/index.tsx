import type { ReactNode } from 'react';
import Panel from '@kurser/ui/Panel';
import { inElements } from '@kurser/shared/inElements';
import Button from '../kit/Button';
import { fencedLabPart } from '../kit/fencedLabPart';
import parts from '../kit/lab.module.css';
import type { ViewProps } from '../kit/labPart';
import Board, { wideFrom } from './view/Board';
import { MethodControls, WorldControls } from './view/Controls';
import Report from './view/Report';
import { parseSettings, type GridSettings } from './settings';
import styles from './styles.module.css';
import { useGridWorld, type GridLab } from './useGridWorld';

function PlayButton({ lab: { playing, canStep, verbs } }: { readonly lab: GridLab }): ReactNode {
  return (
    <Button off={!canStep} onClick={verbs.togglePlay}>
      {playing ? 'Pausa' : 'Spela'}
    </Button>
  );
}

/**
 * How far a press learns. Right under the world, so that the step and what it changes are seen
 * together.
 */
function LearnButtons({ lab }: { readonly lab: GridLab }): ReactNode {
  const { state, canStep, verbs } = lab;
  if (state.method === 'values')
    return (
      <div className={parts.buttons}>
        <Button variant="primary" off={!canStep} onClick={() => verbs.sweep(1)}>
          Ett svep
        </Button>
        <Button off={!canStep} onClick={() => verbs.sweep(100)}>
          100 svep
        </Button>
        <PlayButton lab={lab} />
      </div>
    );
  return (
    <div className={parts.buttons}>
      <Button variant="primary" onClick={() => verbs.learn({ steps: 1 })}>
        Ett steg
      </Button>
      <Button onClick={() => verbs.learn({ episodes: 1 })}>En episod</Button>
      <Button onClick={() => verbs.learn({ episodes: 100 })}>100 episoder</Button>
      <PlayButton lab={lab} />
    </div>
  );
}

function GridWorld({ settings, children }: ViewProps<GridSettings>): ReactNode {
  const lab = useGridWorld(settings);
  const wide = lab.state.world.columns >= wideFrom;
  const footer = (
    <>
      <Button onClick={lab.verbs.forget}>Glöm allt</Button>
      <Button onClick={lab.verbs.reset}>Återställ labben</Button>
    </>
  );
  return (
    <Panel kind="lab" title={settings.title} footer={footer}>
      {inElements(children)}
      {wide && (
        <div className={styles.wide}>
          <Board lab={lab} />
        </div>
      )}
      <div className={parts.split}>
        <div className={parts.column}>
          {!wide && <Board lab={lab} />}
          <LearnButtons lab={lab} />
          <WorldControls lab={lab} />
        </div>
        <div className={parts.column}>
          <MethodControls lab={lab} />
          <Report state={lab.state} playing={lab.playing} />
        </div>
      </div>
    </Panel>
  );
}

/** An agent that learns where to go, by computing or by trying. See src/parts/README.md. */
export default fencedLabPart(parseSettings, GridWorld);
