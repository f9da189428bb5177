import type { ReactNode } from 'react';
import { rgbOf } from '../../SpriteLab/core/palette';
import { glowing, spriteRows, type Machine, type Program } from '../core/machine';
import styles from './styles.module.css';

/** The window of 320 × 200 with its border, as a PAL machine shows it. */
export const picture = { width: 384, height: 272, left: 32, top: 36 } as const;
const firstLine = 50 - picture.top;
const firstX = 24 - picture.left;

/** C64 colours by number: black, white, red, yellow, dark and light grey, light blue. */
const colors = { window: 0, text: 1, border: 11, ship: 7, hit: 2, star: 15, beam: 14 } as const;

/** The runs of lit pixels in a row, as a path. */
function pathOf(bits: number): string {
  let path = '';
  for (let at = 0; at < 24; at += 1)
    if (((bits >> (23 - at)) & 1) === 1) path += `M${at} 0h1v1h-1z`;
  return path;
}

const rowPaths = spriteRows.map(pathOf);

/** Stars by a fixed rule: the same sky on the server and in every browser. */
const stars = Array.from({ length: 22 }, (_, index) => ({
  x: picture.left + ((index * index * 37 + index * 83 + 11) % 316),
  y: picture.top + 16 + ((index * index * index * 7 + index * 53) % 180),
}));

interface PictureProps {
  readonly machine: Machine;
  readonly program: Program;
  readonly slow: boolean;
}

/** Where the loop waits, and in slow motion where the beam is. */
function Beam({ machine: { line }, program: { wait }, slow }: PictureProps): ReactNode {
  const yOf = (at: number): number => at - firstLine + 0.5;
  const isOnScreen = (at: number): boolean => at >= firstLine && at < firstLine + picture.height;
  return (
    <>
      {wait !== undefined && isOnScreen(wait) && (
        <path className={styles.wait} d={`M10 ${yOf(wait)}l-8-4v8z`} fill={rgbOf(colors.text)} />
      )}
      {slow && isOnScreen(line) && (
        <rect
          x="0"
          y={yOf(line) - 0.5}
          width={picture.width}
          height="1.5"
          fill={rgbOf(colors.beam)}
        />
      )}
    </>
  );
}

/** The C64's picture as the beam has drawn it, row by row. */
export default function Picture(props: PictureProps): ReactNode {
  const { machine, program } = props;
  const { border, window, star, text } = colors;
  return (
    <g className={styles.picture}>
      <rect width={picture.width} height={picture.height} fill={rgbOf(border)} />
      <rect x={picture.left} y={picture.top} width="320" height="200" fill={rgbOf(window)} />
      {stars.map(({ x, y }) => (
        <rect key={`${x}-${y}`} x={x} y={y} width="1" height="1" fill={rgbOf(star)} />
      ))}
      {program.enemy && (
        <text
          className={styles.points}
          x={picture.left + 8}
          y={picture.top + 13}
          fill={rgbOf(text)}
        >
          {`POANG ${String(machine.points).padStart(3, '0')}`}
        </text>
      )}
      {glowing(machine).map(({ sprite, row, line, x }) => (
        <path
          key={`${sprite}-${row}-${line}`}
          transform={`translate(${x - firstX} ${line - firstLine})`}
          d={rowPaths[row]}
          fill={rgbOf(sprite === 1 || machine.red ? colors.hit : colors.ship)}
        />
      ))}
      <Beam {...props} />
    </g>
  );
}
