import type { ReactNode } from 'react';
import Button from '@site/src/components/Button';
import ChoiceField from '@site/src/components/ChoiceField';
import { bitsOf, inkName, inkRgb, inksOf } from './look';
import type { Ink, Mode, Shift } from './sprite';
import type { SpriteLab } from './useSpriteLab';
import styles from './styles.module.css';

interface ToolsProps {
  readonly lab: SpriteLab;
  readonly ink: Ink;
  readonly filling: boolean;
  readonly showBits: boolean;
  readonly onInk: (ink: Ink) => void;
  readonly onFilling: (filling: boolean) => void;
  readonly onShowBits: (showBits: boolean) => void;
}

const modeChoices: readonly { readonly value: Mode; readonly label: string }[] = [
  { value: 'hires', label: 'Högupplöst 24 × 21' },
  { value: 'multi', label: 'Flerfärg 12 × 21' },
];

const shiftSigns: readonly (readonly [Shift, string, string])[] = [
  ['left', '←', 'Flytta bilden åt vänster'],
  ['right', '→', 'Flytta bilden åt höger'],
  ['up', '↑', 'Flytta bilden uppåt'],
  ['down', '↓', 'Flytta bilden nedåt'],
];

function InkField({ lab, ink, onInk }: ToolsProps): ReactNode {
  const { mode, colors } = lab.project;
  return (
    <ChoiceField
      legend="Rita med"
      choices={inksOf(mode).map((value) => ({
        value: String(value),
        label: (
          <>
            <span
              className={styles.swatch}
              style={{ backgroundColor: inkRgb(colors, value) }}
              aria-hidden="true"
            />
            {inkName(value)} <span className={styles.bits}>{bitsOf(mode, value)}</span>
          </>
        ),
      }))}
      value={String(ink)}
      onChange={(value) => {
        const chosen = inksOf(mode).find((candidate) => String(candidate) === value);
        if (chosen !== undefined) onInk(chosen);
      }}
    />
  );
}

/** What changes the whole frame at once. */
function FrameButtons({ lab }: Pick<ToolsProps, 'lab'>): ReactNode {
  return (
    <div className={styles.buttons} role="group" aria-label="Hela bilden">
      <Button disabled={!lab.canUndo} onClick={lab.undo}>
        Ångra
      </Button>
      <Button disabled={!lab.canRedo} onClick={lab.redo}>
        Gör om
      </Button>
      <Button onClick={() => lab.edit({ kind: 'mirror', way: 'sideways' })}>Spegla i sidled</Button>
      <Button onClick={() => lab.edit({ kind: 'mirror', way: 'upsideDown' })}>
        Vänd upp och ner
      </Button>
      <span className={styles.arrows}>
        {shiftSigns.map(([direction, sign, name]) => (
          <Button
            key={direction}
            className={styles.narrow}
            aria-label={name}
            onClick={() => lab.edit({ kind: 'shift', direction })}
          >
            {sign}
          </Button>
        ))}
      </span>
      <Button onClick={() => lab.edit({ kind: 'clear' })}>Töm</Button>
      <Button variant="quiet" onClick={lab.restart}>
        Börja om
      </Button>
    </div>
  );
}

/** The tools above the drawing board. */
export default function Tools(props: ToolsProps): ReactNode {
  const { lab, filling, showBits } = props;
  return (
    <div className={styles.tools}>
      <div className={styles.fields}>
        <ChoiceField
          legend="Läge"
          choices={modeChoices}
          value={lab.project.mode}
          onChange={(mode) => {
            lab.edit({ kind: 'mode', mode });
          }}
        />
        <ChoiceField
          legend="Verktyg"
          choices={[
            { value: 'pen', label: 'Penna' },
            { value: 'fill', label: 'Fyll' },
          ]}
          value={filling ? 'fill' : 'pen'}
          onChange={(tool) => {
            props.onFilling(tool === 'fill');
          }}
        />
        <InkField {...props} />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={showBits}
            onChange={(event) => {
              props.onShowBits(event.target.checked);
            }}
          />
          Visa bitarna
        </label>
      </div>
      <FrameButtons lab={lab} />
    </div>
  );
}
