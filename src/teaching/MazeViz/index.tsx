import { useId, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Panel from '@site/src/components/Panel';
import { markSigns, type Mark } from './look';
import MapSettings from './MapSettings';
import Player from './Player';
import { parseMazeProps, type MazeVizProps } from './props';
import SearchSettings from './SearchSettings';
import SearchView from './SearchView';
import { useMazeViz } from './useMazeViz';
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
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Searches in a maze that the student draws: play, step, go back, and compare two side by side. */
export default function MazeVizLab(props: MazeVizProps): ReactNode {
  const [setup] = useState(() => parseMazeProps(props));
  const [numbered, setNumbered] = useState(false);
  const viz = useMazeViz(setup);
  const helpId = useId();
  return (
    <Panel
      kind="lab"
      title={setup.title}
      aside={`Steg ${String(viz.position)} av ${String(viz.length - 1)}`}
    >
      <div className={styles.settings}>
        <SearchSettings viz={viz} />
        <MapSettings setup={setup} lab={viz.lab} update={viz.update} />
      </div>
      <Player viz={viz} />
      <div className={styles.sides}>
        {viz.sides.map((side) => (
          <SearchView
            key={side.which}
            lab={viz.lab}
            side={side}
            position={viz.position}
            numbered={numbered}
            running={viz.running}
            helpId={helpId}
            onStroke={(cells) => {
              viz.update({ kind: 'stroke', cells });
            }}
          />
        ))}
      </div>
      <div className={styles.below}>
        <Legend />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={numbered}
            onChange={(event) => {
              setNumbered(event.target.checked);
            }}
          />
          Numrera de besökta
        </label>
      </div>
      <p className={styles.help} id={helpId}>
        Välj ett ritverktyg och dra i banan. Med tangentbordet: piltangenterna flyttar markören,
        blanksteg eller Enter ritar, och Skift med en piltangent ritar ett streck.
      </p>
    </Panel>
  );
}
