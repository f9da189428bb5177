import { useId, useState, type ReactNode } from 'react';
import ChoiceField from '@site/src/components/ChoiceField';
import NumberField from '@site/src/components/NumberField';
import SelectField from '@site/src/components/SelectField';
import Button from '../kit/Button';
import type { Tool } from './lab';
import { mapToText, parseMap } from './mapText';
import { maxColumns, maxRows } from './maze';
import { presetMaze, presetNames, type MazeSource } from './presets';
import type { MazeViz } from './useMazeViz';
import styles from './styles.module.css';

type MapSettingsProps = Pick<MazeViz, 'lab' | 'verbs'>;

const sourceLabels: Record<MazeSource, string> = {
  lektion: 'lektionens bana',
  liten: 'liten',
  mellan: 'mellan',
  öppen: 'öppen',
  egen: 'egen',
};

const toolLabels: Record<Tool, string> = {
  none: 'Titta',
  wall: 'Vägg',
  floor: 'Golv',
  weight: 'Tyngd',
  start: 'Start',
  goal: 'Mål',
};

function SourceField({ lab, verbs }: MapSettingsProps): ReactNode {
  const sources: readonly MazeSource[] = [
    ...(lab.settings.source === 'lektion' ? (['lektion'] as const) : []),
    ...presetNames,
    ...(lab.source === 'egen' ? (['egen'] as const) : []),
  ];
  return (
    <SelectField
      label="Bana"
      options={sources.map((value) => ({ value, label: sourceLabels[value] }))}
      value={lab.source}
      onChange={(source) => {
        if (source === 'egen') return;
        const maze = source === 'lektion' ? lab.settings.maze : presetMaze(source);
        verbs.read(maze, source);
      }}
    />
  );
}

function Tools({ lab, verbs }: MapSettingsProps): ReactNode {
  const tools: readonly Tool[] = [
    'none',
    'wall',
    'floor',
    ...(lab.settings.weights ? (['weight'] as const) : []),
    'start',
    'goal',
  ];
  return (
    <>
      <ChoiceField
        legend="Rita i banan"
        choices={tools.map((value) => ({ value, label: toolLabels[value] }))}
        value={lab.tool}
        onChange={(tool) => verbs.set({ tool })}
      />
      {lab.tool === 'weight' && (
        <NumberField
          label="Rutans tyngd"
          value={lab.weight}
          min={1}
          max={9}
          onChange={(weight) => verbs.set({ weight })}
        />
      )}
    </>
  );
}

/** Digs a maze from a seed: odd sizes only, so that there is a wall all round. */
function Generator({ lab, verbs }: MapSettingsProps): ReactNode {
  const size = (name: 'rows' | 'columns', label: string, max: number): ReactNode => (
    <NumberField
      label={label}
      value={lab[name]}
      min={5}
      max={max}
      step={2}
      onChange={(value) => verbs.set({ [name]: value - 1 + (value % 2) })}
    />
  );
  return (
    <div className={styles.fields}>
      {size('rows', 'Rader', maxRows)}
      {size('columns', 'Kolumner', maxColumns)}
      <NumberField
        label="Frö"
        value={lab.seed}
        min={0}
        max={999_999}
        onChange={(seed) => verbs.set({ seed })}
      />
      <Button onClick={verbs.generate}>Gräv labyrint</Button>
    </div>
  );
}

/** The maze as text, to take to a program of one's own and back. */
function MapText({ lab, verbs }: MapSettingsProps): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const read = (): void => {
    const result = parseMap(draft ?? '');
    setReason(result.kind === 'wrong' ? result.reason : '');
    if (result.kind === 'wrong') return;
    verbs.read(result.maze, 'egen');
    setDraft(null);
  };
  return (
    <>
      <label htmlFor={id}>
        <code>#</code> är vägg, <code>S</code> start, <code>G</code> mål, blanksteg golv och en
        siffra 2–9 golv som är så dyrt att gå på.
      </label>
      <textarea
        className={styles.mapText}
        id={id}
        rows={lab.maze.rows + 1}
        spellCheck={false}
        value={draft ?? mapToText(lab.maze)}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Button off={draft === null} onClick={read}>
        Läs in banan
      </Button>
      <p className={styles.fault} role="alert">
        {reason}
      </p>
    </>
  );
}

/** Which maze is searched: chosen, drawn, dug from a seed, or read from text. */
export default function MapSettings(props: MapSettingsProps): ReactNode {
  return (
    <div className={styles.map}>
      <div className={styles.fields}>
        <SourceField {...props} />
        <Tools {...props} />
      </div>
      <details className={styles.more}>
        <summary>Gräv en labyrint från ett frö</summary>
        <Generator {...props} />
      </details>
      <details className={styles.more}>
        <summary>Banan som text</summary>
        <MapText {...props} />
      </details>
    </div>
  );
}
