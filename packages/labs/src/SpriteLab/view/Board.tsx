import { useId, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import PaintGrid, { type PaintCell } from '@kurser/ui/PaintGrid';
import { findUndoKey } from '../../kit/history';
import { hexByte } from '../core/byteText';
import { isLight, inksOf, pixelLooks } from '../core/look';
import { currentFrame } from '../lab';
import { columnsOf, rowBytes, spriteRows, type Ink } from '../core/sprite';
import type { SpriteLab } from '../useSpriteLab';
import styles from '../styles.module.css';

interface BoardProps {
  readonly lab: SpriteLab;
  readonly ink: Ink;
  readonly filling: boolean;
  readonly showBits: boolean;
  readonly onInk: (ink: Ink) => void;
}

/** The drawing board: the frame's pixels, and each row's bytes beside it. */
export default function Board({ lab, ink, filling, showBits, onInk }: BoardProps): ReactNode {
  const helpId = useId();
  const project = lab.state;
  const { mode, colors } = project;
  const frame = currentFrame(project);
  const cells = useMemo(
    (): readonly PaintCell[] =>
      pixelLooks(frame, mode, colors).map(({ label, rgb, bits }) => ({
        // Who names what they see must be understood (WCAG 2.2, 2.5.3), and who does not see it
        // hears it.
        label: showBits ? `${label}, ${bits}` : label,
        color: rgb,
        text: showBits ? bits : undefined,
        className: clsx(styles.pixel, isLight(rgb) ? styles.onLight : styles.onDark),
      })),
    [frame, mode, colors, showBits],
  );
  const onStroke = (strokeCells: readonly number[], phase: 'begin' | 'extend'): void => {
    const [first] = strokeCells;
    if (!filling && phase === 'extend') lab.extend(['paint', strokeCells, ink]);
    else if (!filling) lab.verbs.paint(strokeCells, ink);
    else if (phase === 'begin' && first !== undefined) lab.verbs.fill(first, ink);
  };
  const onKey = (event: KeyboardEvent): void => {
    const way = findUndoKey(event);
    const command = event.ctrlKey || event.metaKey;
    const chosen = inksOf(mode).find((_ink, index) => String(index) === event.key);
    if (way !== undefined) lab[way]();
    else if (chosen !== undefined && !command) onInk(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.board}>
        <PaintGrid
          className={mode === 'multi' ? styles.wide : styles.square}
          label={mode === 'multi' ? 'Ritbräda, 12 × 21 rutor' : 'Ritbräda, 24 × 21 rutor'}
          describedBy={helpId}
          rows={spriteRows}
          columns={columnsOf(mode)}
          cells={cells}
          painting
          onStroke={onStroke}
          onKey={onKey}
        />
        <ol className={styles.rowBytes} aria-label="Varje rads tre byte">
          {Array.from({ length: spriteRows }, (_, row) => (
            <li key={row}>{rowBytes(frame, row).map(hexByte).join(' ')}</li>
          ))}
        </ol>
      </div>
      <p className={styles.help} id={helpId}>
        Dra för att rita.{' '}
        <span data-keys="">
          Med tangentbordet: piltangenterna flyttar, blanksteg eller Enter ritar, Skift med en pil
          ritar ett streck, siffrorna väljer färg, Ctrl+Z ångrar och Ctrl+Y gör om.
        </span>
      </p>
    </>
  );
}
