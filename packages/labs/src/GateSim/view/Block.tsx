import { useContext, type ReactNode } from 'react';
import clsx from 'clsx';
import lines from '../../logic/wires.module.css';
import { blockNames, isBlockKind } from '../core/blocks';
import type { PlacedNode } from '../core/drawing/shapes';
import Letters, { Upright } from './Letters';
import type { SymbolProps } from './symbolProps';
import styles from './Diagram.module.css';

const bodyLeft = 10;

function blockOutline(placed: PlacedNode): string {
  const { node, shape } = placed;
  const right = shape.width - bodyLeft;
  const bottom = shape.height;
  const slant = node.kind === 'mux' ? 12 : 0;
  return `M${bodyLeft} 0L${right} ${slant}V${bottom - slant}L${bodyLeft} ${bottom}Z`;
}

/** `q: D-vippa`; a part that is called after its kind is not called so twice. */
function blockTitle({ node }: PlacedNode): readonly string[] {
  if (!isBlockKind(node.kind)) return [];
  const kind = blockNames[node.kind];
  const saysKind = node.label.toLowerCase().startsWith(kind.toLowerCase());
  return saysKind ? [node.label] : [`${node.label}:`, kind];
}

/** Over the block; in one that is upright in it, where names come in from above and below. */
function BlockTitle({ placed, word }: { readonly placed: PlacedNode; readonly word: string }) {
  const { width, height } = placed.shape;
  const title = blockTitle(placed);
  const lines = useContext(Upright)
    ? [...title, ...(word === '' ? [] : [word])].map(
        (text, line) => [text, 38 + 12 * line, height / 2 + 5] as const,
      )
    : ([
        [title.join(' '), width / 2, -5],
        [word, width / 2, height - 5],
      ] as const);
  return lines.map(([text, x, y]) => (
    <Letters key={text} className={styles.blockName} x={x} y={y}>
      {text}
    </Letters>
  ));
}

/**
 * How much lower than its lead a pin's name stands in a block that is upright: where names are long
 * every other one is a line lower, for the pins are close.
 */
function lowerBy(names: readonly (string | undefined)[], index: number): number {
  const isLong = names.some((name) => (name ?? '').length > 3);
  return 4 + (isLong && index % 2 === 1 ? 12 : 0);
}

function BlockLeads({ placed, wireClass }: SymbolProps): ReactNode {
  const { node, shape } = placed;
  const right = shape.width - bodyLeft;
  return (
    <>
      {shape.inputs.map(({ y }, index) => (
        <path key={y} className={wireClass(node.inputs[index]?.net)} d={`M0 ${y}H${bodyLeft}`} />
      ))}
      {shape.outputs.map(({ y }, index) => (
        <path
          key={y}
          className={wireClass(node.outputs[index]?.net)}
          d={`M${right} ${y}H${shape.width}`}
        />
      ))}
    </>
  );
}

function PinNames({ placed: { node, shape } }: Pick<SymbolProps, 'placed'>): ReactNode {
  const names = node.inputs.map(({ name }) => name);
  return (
    <>
      {shape.inputs.map(({ y }, index) => {
        const isClock = names[index] === 'clk';
        const x = isClock ? 22 : 14;
        return (
          <g key={y}>
            {isClock && <path className={styles.stroke} d={`M10 ${y - 6}L19 ${y}L10 ${y + 6}`} />}
            <Letters className={styles.pinName} x={x} y={y + 3.5} further={lowerBy(names, index)}>
              {names[index]}
            </Letters>
          </g>
        );
      })}
      {shape.outputs.map(({ y }, index) => (
        <Letters
          key={y}
          className={clsx(styles.pinName, styles.pinRight)}
          x={shape.width - bodyLeft - 4}
          y={y + 3.5}
          further={-5}
        >
          {node.outputs[index]?.name}
        </Letters>
      ))}
    </>
  );
}

/** A block with its pins, by their names. */
export default function Block(props: SymbolProps): ReactNode {
  const { placed, valueOf } = props;
  const { node } = placed;
  const isWord = node.kind === 'register' || node.kind === 'counter';
  const word = node.outputs.reduce((sum, { net }) => sum * 2 + valueOf(net), 0);
  return (
    <>
      <BlockLeads {...props} />
      <path className={lines.body} d={blockOutline(placed)} />
      <PinNames placed={placed} />
      <BlockTitle placed={placed} word={isWord ? `= ${word}` : ''} />
    </>
  );
}
