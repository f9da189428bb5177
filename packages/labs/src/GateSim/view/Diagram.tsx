import { useId, useRef, type CSSProperties, type ReactNode } from 'react';
import { inElements } from '@kurser/shared/inElements';
import type { Bit } from '../../logic/expression';
import { isGate } from '../core/netlist';
import type { Wire } from '../core/drawing/route';
import type { PlacedNode, Point } from '../core/drawing/shapes';
import type { SymbolStyle } from '../core/drawing/symbols';
import { frameIn, frameOf, type Frame } from '../core/drawing/frame';
import Letters, { turned, Upright } from './Letters';
import Symbol from './Symbol';
import { useRoom } from './useRoom';
import lines from '../../logic/wires.module.css';
import styles from './Diagram.module.css';

interface DiagramProps {
  readonly placed: readonly PlacedNode[];
  readonly wires: readonly Wire[];
  readonly values: ReadonlyMap<string, Bit>;
  readonly unstable: ReadonlySet<string>;
  readonly symbols: SymbolStyle;
  /** Write 0 and 1 at the gates' outputs. */
  readonly showValues: boolean;
  /** Whether gates' names are written in the drawing, for lessons that refer to them. */
  readonly showLabels?: boolean;
  /** What the drawing shows, in words. */
  readonly label: string;
  /** The least room the drawing takes: an empty board is a board too. */
  readonly least?: Point;
  /** Units of the drawing to pixels, at least: below it the drawing scrolls. */
  readonly minScale?: number;
  /** Stands up where there is no room to lie in; a board that is drawn on lies. */
  readonly standsUp?: boolean;
  /** Buttons on top of the drawing, placed with `Spot`. */
  readonly overlay?: (frame: Frame) => ReactNode;
}

const runToPath = (run: readonly Point[]): string =>
  run.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

interface OutputTextProps {
  readonly placed: PlacedNode;
  readonly showValues: boolean;
  readonly showLabels: boolean;
  readonly valueText: (net: string) => string;
  /** Names that are written at an output already. */
  readonly shownNames: ReadonlySet<string>;
}

/** The name and value of a gate's output, written above its lead. */
function OutputText(props: OutputTextProps): ReactNode {
  const { placed, showValues, showLabels, valueText, shownNames } = props;
  const { node, shape } = placed;
  if (node.kind === 'input' || node.kind === 'output' || node.kind === 'constant') return null;
  return (
    <>
      {node.outputs.map(({ net }, index) => {
        const at = shape.outputs[index];
        if (net === undefined || at === undefined) return null;
        // A block's outputs are named on their pins, and a net that ends in a lamp of its name
        // there.
        const isNamed = isGate(node.kind) && !net.startsWith('#') && !shownNames.has(net);
        const parts = [isNamed ? net : '', showValues ? valueText(net) : ''];
        return (
          <Letters key={net} className={styles.netText} x={at.x - 4} y={at.y - 5}>
            {parts.filter((part) => part !== '').join('=')}
          </Letters>
        );
      })}
      {showLabels && isGate(node.kind) && (
        <Letters className={styles.label} x={shape.width / 2} y={shape.height + 11}>
          {node.label}
        </Letters>
      )}
    </>
  );
}

/** How a net is shown: its value, the class of its wires, and its value as text. */
function waysToShow({ values, unstable }: Pick<DiagramProps, 'values' | 'unstable'>) {
  const valueOf = (net: string | undefined): Bit =>
    net === undefined ? 0 : (values.get(net) ?? 0);
  const wireClass = (net: string | undefined): string => {
    if (net === undefined) return styles.loose ?? '';
    if (unstable.has(net)) return styles.unstable ?? '';
    return (valueOf(net) === 1 ? lines.one : lines.zero) ?? '';
  };
  const valueText = (net: string | undefined): string =>
    net !== undefined && unstable.has(net) ? '~' : String(valueOf(net));
  return { valueOf, wireClass, valueText };
}

interface WiresProps {
  readonly wires: DiagramProps['wires'];
  readonly wireClass: (net: string) => string;
}

/** The wires, those of one net together, with a dot where they meet. */
function Wires({ wires, wireClass }: WiresProps): ReactNode {
  return wires.map(({ net, runs, junctions }) => (
    <g key={net} className={wireClass(net)}>
      {runs.map((run) => (
        <path key={runToPath(run)} d={runToPath(run)} />
      ))}
      {junctions.map(({ x, y }) => (
        <circle key={`${x},${y}`} className={styles.junction} cx={x} cy={y} r="3.5" />
      ))}
    </g>
  ));
}

/**
 * A circuit drawn: wires by value (colour, thickness, dashes while they oscillate), symbols, and
 * buttons on top.
 */
export default function Diagram(props: DiagramProps): ReactNode {
  const { placed, wires, symbols, showValues, showLabels = false, overlay } = props;
  const { minScale = 0.92, standsUp = false } = props;
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box);
  const whole = frameOf(placed, wires, props.least);
  const frame = standsUp && room !== undefined ? frameIn(room / minScale, whole) : whole;
  const isUpright = frame.isUpright === true;
  const { valueOf, wireClass, valueText } = waysToShow(props);
  const shownNames = new Set(
    placed.flatMap(({ node }) => (node.kind === 'output' ? node.label : [])),
  );
  const size: CSSProperties = {
    // One that stands is high enough as it is.
    maxWidth: `${frame.width * (isUpright ? 1 : 1.35)}px`,
    minWidth: `${frame.width * minScale}px`,
  };
  return (
    <div ref={box} className={lines.scroll}>
      <div className={styles.board} style={size}>
        <svg
          className={styles.drawing}
          viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
          role="img"
          aria-labelledby={titleId}
        >
          <title id={titleId}>{props.label}</title>
          <Upright value={isUpright}>
            <g transform={isUpright ? turned : undefined}>
              <Wires wires={wires} wireClass={wireClass} />
              {placed.map((node) => (
                <g key={node.node.id} transform={`translate(${node.x} ${node.y})`}>
                  <Symbol
                    placed={node}
                    symbols={symbols}
                    wireClass={wireClass}
                    valueOf={valueOf}
                    valueText={valueText}
                  />
                  <OutputText
                    placed={node}
                    showValues={showValues}
                    showLabels={showLabels}
                    valueText={valueText}
                    shownNames={shownNames}
                  />
                </g>
              ))}
            </g>
          </Upright>
        </svg>
        {inElements(overlay?.(frame))}
      </div>
    </div>
  );
}
