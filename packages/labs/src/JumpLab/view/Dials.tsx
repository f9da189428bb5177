import type { ReactNode } from 'react';
import SliderField from '@kurser/ui/SliderField';
import Check from '../../kit/Check';
import More from '../../kit/More';
import parts from '../../kit/lab.module.css';
import type { Numbers } from '../core/physics';
import { dials, limits, type Dial } from '../settings';
import styles from './styles.module.css';

/** The numbers by the names that the scripts give them. */
const looks = {
  gravity: { label: 'gravity (px/s²)', step: 10 },
  speed: { label: 'SPEED (px/s)', step: 10 },
  jump: { label: 'JUMP_VELOCITY (px/s)', step: 10 },
  coyote: { label: 'COYOTE_TIME (s)', step: 0.01 },
  buffer: { label: 'BUFFER_TIME (s)', step: 0.01 },
} as const;

interface DialsProps {
  readonly shown: readonly Dial[];
  readonly numbers: Numbers;
  readonly onChange: (change: Partial<Numbers>) => void;
}

/** A slider for each number: three in sight, the others folded. */
export default function Dials({ shown, numbers, onChange }: DialsProps): ReactNode {
  const slider = (dial: Dial): ReactNode => (
    <SliderField
      key={dial}
      {...looks[dial]}
      {...limits[dial]}
      value={numbers[dial]}
      onChange={(value) => onChange({ [dial]: value })}
    />
  );
  return (
    <>
      <div className={styles.dials}>{shown.map(slider)}</div>
      <More summary="Mer">
        <div className={parts.column}>
          <div className={styles.dials}>
            {dials.filter((dial) => !shown.includes(dial)).map(slider)}
          </div>
          <Check
            label="Släpps tangenten tidigt blir hoppet lågt"
            value={numbers.short}
            onChange={(short) => onChange({ short })}
          />
        </div>
      </More>
    </>
  );
}
