import type { ReactNode } from 'react';
import type { Bit } from '../../logic/expression';
import type { PlacedNode } from '../core/drawing/shapes';
import { spotStyle, type Frame } from '../core/drawing/frame';
import styles from './Diagram.module.css';

interface InputSpotsProps {
  readonly placed: readonly PlacedNode[];
  readonly frame: Frame;
  readonly values: ReadonlyMap<string, Bit>;
  readonly onToggle: (name: string) => void;
}

/**
 * The circuit's switches: a button over each drawn input, the same for mouse, finger and keyboard.
 */
export default function InputSpots({
  placed,
  frame,
  values,
  onToggle,
}: InputSpotsProps): ReactNode {
  return placed
    .filter(({ node }) => node.kind === 'input')
    .map(({ node, x, y }) => {
      const value = values.get(node.label) ?? 0;
      return (
        <button
          key={node.id}
          type="button"
          className={styles.spot}
          style={spotStyle(frame, { x: x - 2, y: y - 4, width: 56, height: 48 })}
          aria-label={`Ingång ${node.label}: ${value}`}
          aria-pressed={value === 1}
          onClick={() => onToggle(node.label)}
        />
      );
    });
}
