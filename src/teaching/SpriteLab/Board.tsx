import { useId, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import PaintGrid, { type PaintCell } from '@site/src/components/PaintGrid';
import { hexByte } from './byteText';
import { isLight, inksOf, pixelLooks } from './look';
import { currentFrame } from './project';
import { columnsOf, rowBytes, spriteRows, type Ink } from './sprite';
import type { SpriteLab } from './useSpriteLab';
import styles from './styles.module.css';

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
  const { project } = lab;
  const { mode, colors } = project;
  const frame = currentFrame(project);
  const cells = useMemo(
    (): readonly PaintCell[] =>
      pixelLooks(frame, mode, colors).map(({ label, rgb, bits }) => ({
        // Who names what they see must be understood (WCAG 2.2, 2.5.3), and who does not see it hears it.
        label: showBits ? `${label}, ${bits}` : label,
        color: rgb,
        text: showBits ? bits : undefined,
        className: clsx(styles.pixel, isLight(rgb) ? styles.onLight : styles.onDark),
      })),
    [frame, mode, colors, showBits],
  );
  const onStroke = (strokeCells: readonly number[], phase: 'begin' | 'extend'): void => {
    const [first] = strokeCells;
    if (!filling) lab.edit({ kind: 'paint', cells: strokeCells, ink }, phase);
    else if (phase === 'begin' && first !== undefined) lab.edit({ kind: 'fill', cell: first, ink });
  };
  const onKey = (event: KeyboardEvent): void => {
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const chosen = command ? undefined : inksOf(mode).find((_ink, index) => String(index) === key);
    if (chosen !== undefined) onInk(chosen);
    else if (command && (key === 'y' || (key === 'z' && event.shiftKey))) lab.redo();
    else if (command && key === 'z') lab.undo();
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
        Dra för att rita. Med tangentbordet: piltangenterna flyttar, blanksteg eller Enter ritar,
        Skift med en pil ritar ett streck, siffrorna väljer färg, Ctrl+Z ångrar och Ctrl+Y gör om.
      </p>
    </>
  );
}
