import type { ReactNode } from 'react';
import ChoiceField from '@kurser/ui/ChoiceField';
import Button from '../../kit/Button';
import Check from '../../kit/Check';
import More from '../../kit/More';
import UndoButtons from '../../kit/UndoButtons';
import { bitsOf, inkName, inkRgb, inksOf } from '../core/look';
import type { Ink, Mode, Shift } from '../core/sprite';
import type { SpriteLab } from '../useSpriteLab';
import Colors from './Colors';
import styles from '../styles.module.css';

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
  const { mode, colors } = lab.state;
  return (
    <ChoiceField
      legend="Rita med"
      choices={inksOf(mode).map((value) => ({
        value,
        label: (
          <>
            <span
              className={styles.swatch}
              style={{ backgroundColor: inkRgb(colors, value) }}
              aria-hidden="true"
            />
            <span>{inkName(value)}</span> <span className={styles.bits}>{bitsOf(mode, value)}</span>
          </>
        ),
      }))}
      value={ink}
      onChange={onInk}
    />
  );
}

/** What changes the whole frame at once. */
function FrameButtons({ lab }: Pick<ToolsProps, 'lab'>): ReactNode {
  const { verbs } = lab;
  return (
    <div className={styles.buttons} role="group" aria-label="Hela bilden">
      <Button onClick={verbs.mirrorSideways}>Spegla i sidled</Button>
      <Button onClick={verbs.mirrorUpsideDown}>Vänd upp och ner</Button>
      <span className={styles.arrows}>
        {shiftSigns.map(([direction, sign, name]) => (
          <Button
            key={direction}
            className={styles.narrow}
            aria-label={name}
            onClick={() => verbs.shift(direction)}
          >
            {sign}
          </Button>
        ))}
      </span>
      <Button onClick={verbs.clear}>Töm</Button>
      <Button onClick={lab.startOver}>Börja om</Button>
    </div>
  );
}

/** The tools under the drawing board: what one draws with, and the rest folded away. */
export default function Tools(props: ToolsProps): ReactNode {
  const { lab, filling, showBits } = props;
  return (
    <div className={styles.tools}>
      <div className={styles.fields}>
        <InkField {...props} />
        <ChoiceField
          legend="Verktyg"
          choices={[
            { value: 'pen', label: 'Penna' },
            { value: 'fill', label: 'Fyll' },
          ]}
          value={filling ? 'fill' : 'pen'}
          onChange={(tool) => props.onFilling(tool === 'fill')}
        />
        <div className={styles.buttons}>
          <UndoButtons work={lab} />
        </div>
      </div>
      <More summary="Mer: färger, läge, spegla och flytta">
        <Colors lab={lab} />
        <ChoiceField
          legend="Läge"
          choices={modeChoices}
          value={lab.state.mode}
          onChange={lab.verbs.setMode}
        />
        <Check label="Visa bitarna" value={showBits} onChange={props.onShowBits} />
        <FrameButtons lab={lab} />
      </More>
    </div>
  );
}
