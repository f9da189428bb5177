import { useId, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Panel from '@kurser/ui/Panel';
import SelectField from '@kurser/ui/SelectField';
import Check from '../kit/Check';
import { labPart, type ViewProps } from '../kit/labPart';
import More from '../kit/More';
import StepButtons from '../kit/StepButtons';
import { markSigns, type Mark } from './core/look';
import MapSettings from './view/MapSettings';
import { parseSettings, type MazeSetup } from './settings';
import SearchSettings, { HeuristicFields, OrderField } from './view/SearchSettings';
import SearchView from './view/SearchView';
import { speedNames, useMazeViz, type MazeViz } from './useMazeViz';
import styles from './styles.module.css';

const legend: readonly (readonly [Mark, string])[] = [
  ['frontier', 'i frontlinjen'],
  ['visited', 'besökt'],
  ['current', 'här är sökningen nu'],
  ['path', 'stigen'],
];

function Legend(): ReactNode {
  return (
    <ul className={styles.legend} aria-label="Teckenförklaring">
      {legend.map(([mark, text]) => (
        <li key={mark}>
          <span className={clsx(styles.cell, styles.sample, styles[mark])} aria-hidden="true">
            {markSigns[mark]}
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * The buttons that move through the recording. They stand above it, where they stay put while the
 * lists below grow.
 */
function Player({ viz }: { readonly viz: MazeViz }): ReactNode {
  return (
    <div className={styles.player} role="group" aria-label="Spela upp sökningen">
      <StepButtons stepper={viz.stepper} primary="togglePlay" />
    </div>
  );
}

function MazeVizView({ settings }: ViewProps<MazeSetup>): ReactNode {
  const [numbered, setNumbered] = useState(false);
  const viz = useMazeViz(settings);
  const helpId = useId();
  return (
    <Panel kind="lab" title={settings.title} aside={`Steg ${viz.position} av ${viz.last}`}>
      <Player viz={viz} />
      <div className={styles.sides}>
        {viz.sides.map((side) => (
          <SearchView
            key={side.which}
            lab={viz.lab}
            side={side}
            position={viz.position}
            numbered={numbered}
            running={viz.stepper.playing}
            helpId={helpId}
            onStroke={viz.verbs.stroke}
          />
        ))}
      </div>
      <div className={styles.below}>
        <Legend />
      </div>
      <div className={styles.settings}>
        <SearchSettings viz={viz} />
        <More summary="Mer: rita banan, grannarnas ordning, heuristik och takt">
          <div className={styles.fields}>
            <HeuristicFields viz={viz} />
            <OrderField viz={viz} />
            <SelectField
              label="Takt"
              options={speedNames.map((value) => ({ value, label: value }))}
              value={viz.speed}
              onChange={viz.setSpeed}
            />
            <Check label="Numrera de besökta" value={numbered} onChange={setNumbered} />
          </div>
          <MapSettings lab={viz.lab} verbs={viz.verbs} />
          <p className={styles.help} id={helpId}>
            Välj ett ritverktyg och dra i banan.{' '}
            <span data-keys="">
              Med tangentbordet: piltangenterna flyttar markören, blanksteg eller Enter ritar, och
              Skift med en piltangent ritar ett streck.
            </span>
          </p>
        </More>
      </div>
    </Panel>
  );
}

/** Searches in a maze that the student draws: play, step, go back, and compare two side by side. */
export default labPart(parseSettings, MazeVizView);
