import type { ReactNode } from 'react';
import SelectField from '@kurser/ui/SelectField';
import { palette, rgbOf } from '../core/palette';
import type { ColorName } from '../lab';
import type { SpriteLab } from '../useSpriteLab';
import styles from '../styles.module.css';

const options = palette.map(({ name, trse }, number) => ({
  value: number,
  label: `${number} ${name} (${trse})`,
}));

const fields: readonly (readonly [ColorName, string])[] = [
  ['sprite', 'Spritefärg, $D027'],
  ['multi1', 'Flerfärg 1, $D025'],
  ['multi2', 'Flerfärg 2, $D026'],
  ['background', 'Bakgrund, $D021'],
  ['border', 'Ram, $D020'],
];

/** Which of the sixteen colours each register holds. */
export default function Colors({ lab }: { readonly lab: SpriteLab }): ReactNode {
  const { mode, colors } = lab.state;
  const shown = fields.filter(([name]) => mode === 'multi' || !name.startsWith('multi'));
  return (
    <div className={styles.fields}>
      {shown.map(([name, label]) => (
        <span key={name} className={styles.color}>
          <SelectField
            label={label}
            options={options}
            value={colors[name]}
            onChange={(color) => lab.verbs.setColor(name, color)}
          />
          <span
            className={styles.swatch}
            style={{ backgroundColor: rgbOf(colors[name]) }}
            aria-hidden="true"
          />
        </span>
      ))}
    </div>
  );
}
