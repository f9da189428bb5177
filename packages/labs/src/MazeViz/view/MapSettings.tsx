import type { ReactNode } from 'react';
import ChoiceField from '@kurser/ui/ChoiceField';
import NumberField from '@kurser/ui/NumberField';
import SelectField from '@kurser/ui/SelectField';
import Button from '../../kit/Button';
import { bindFields } from '../../kit/bindFields';
import More from '../../kit/More';
import ReadText from '../../kit/ReadText';
import type { Tool } from '../lab';
import { mapToText, parseMap } from '../core/mapText';
import { maxColumns, maxRows } from '../core/maze';
import { presetMaze, type MazeSource } from '../core/presets';
import type { MazeViz } from '../useMazeViz';
import styles from '../styles.module.css';

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
  const sources = (Object.keys(sourceLabels) as readonly MazeSource[]).filter(
    (source) =>
      (source !== 'lektion' || lab.settings.source === source) &&
      (source !== 'egen' || lab.source === source),
  );
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
  const tools = (Object.keys(toolLabels) as readonly Tool[]).filter(
    (tool) => tool !== 'weight' || lab.settings.weights,
  );
  const field = bindFields(lab, verbs.set);
  return (
    <>
      <ChoiceField
        legend="Rita i banan"
        choices={tools.map((value) => ({ value, label: toolLabels[value] }))}
        {...field('tool')}
      />
      {lab.tool === 'weight' && (
        <NumberField label="Rutans tyngd" min={1} max={9} {...field('weight')} />
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
      <NumberField label="Frö" min={0} max={999_999} {...bindFields(lab, verbs.set)('seed')} />
      <Button onClick={verbs.generate}>Gräv labyrint</Button>
    </div>
  );
}

/** The maze as text, to take to a program of one's own and back. */
function MapText({ lab, verbs }: MapSettingsProps): ReactNode {
  const read = (text: string): string | undefined => {
    const result = parseMap(text);
    if (result.kind === 'wrong') return result.reason;
    verbs.read(result.maze, 'egen');
    return undefined;
  };
  const label = (
    <span>
      <code translate="no">#</code> är vägg, <code translate="no">S</code> start,{' '}
      <code translate="no">G</code> mål, blanksteg golv och en siffra 2–9 golv som är så dyrt att gå
      på.
    </span>
  );
  return (
    <ReadText
      label={label}
      button="Läs in banan"
      rows={lab.maze.rows + 1}
      shown={mapToText(lab.maze)}
      read={read}
    />
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
      <More summary="Gräv en labyrint från ett frö">
        <Generator {...props} />
      </More>
      <More summary="Banan som text">
        <MapText {...props} />
      </More>
    </div>
  );
}
