import type { ReactNode } from 'react';
import Button from '@site/src/components/Button';
import SelectField from '@site/src/components/SelectField';
import { speeds, type MazeViz, type Speed } from './useMazeViz';
import styles from './styles.module.css';

const speedOptions = (Object.keys(speeds) as Speed[]).map((value) => ({ value, label: value }));

/** The buttons that move through the recording. They stand above it, where they stay put while the lists below grow. */
export default function Player({ viz }: { readonly viz: MazeViz }): ReactNode {
  const atStart = viz.position === 0;
  return (
    <div className={styles.player} role="group" aria-label="Spela upp sökningen">
      <Button
        disabled={atStart}
        onClick={() => {
          viz.go(0);
        }}
      >
        Till början
      </Button>
      <Button disabled={atStart} onClick={viz.back}>
        Bakåt
      </Button>
      <Button variant="primary" onClick={viz.togglePlay}>
        {viz.running ? 'Pausa' : 'Spela'}
      </Button>
      <Button disabled={viz.atEnd} onClick={viz.forward}>
        Framåt
      </Button>
      <Button
        disabled={viz.atEnd}
        onClick={() => {
          viz.go(Infinity);
        }}
      >
        Till slutet
      </Button>
      <SelectField label="Takt" options={speedOptions} value={viz.speed} onChange={viz.setSpeed} />
    </div>
  );
}
