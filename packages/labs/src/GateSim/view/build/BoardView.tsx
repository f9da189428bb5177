import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { netlistToText } from '../../core/describe';
import { routeWires } from '../../core/drawing/route';
import { grid, type PlacedNode } from '../../core/drawing/shapes';
import type { SymbolStyle } from '../../core/drawing/symbols';
import { unstableNets } from '../../lab';
import Diagram from '../Diagram';
import { frameOf, spotStyle, type Frame } from '../../core/drawing/frame';
import InputSpots from '../InputSpots';
import { boardSize, toPlaced } from '../../core/build/board';
import { isSamePin, movePart, type Board, type PinRef } from '../../core/build/circuit';
import { pinSpot, placedPins } from '../../core/build/pinSpots';
import { pinKey, sinksOf, sourcesOf, textOfPin, type NamedPin } from '../../core/build/pins';
import { useDrag } from './useDrag';
import type { Build } from '../../useBuild';
import styles from './styles.module.css';

interface LayerProps {
  readonly build: Build;
  readonly placed: readonly PlacedNode[];
  readonly frame: Frame;
}

interface PinLayerProps extends LayerProps {
  readonly sources: readonly NamedPin[];
  readonly sinks: readonly NamedPin[];
}

/**
 * A button over every pin. They are for mouse and finger; from the keyboard wires are drawn with
 * the lists under the board.
 */
function PinLayer({ build, placed, frame, sources, sinks }: PinLayerProps): ReactNode {
  const { hold } = build;
  const pins = placedPins(placed);
  return pins.map((placedPin) => {
    const { part, pin, isSource } = placedPin;
    const ref: PinRef = { part, pin };
    const held =
      (hold.kind === 'source' || hold.kind === 'sink') &&
      isSource === (hold.kind === 'source') &&
      isSamePin(hold.pin, ref);
    const invites = hold.kind === (isSource ? 'sink' : 'source');
    const name = textOfPin(isSource ? sources : sinks, ref);
    const spot = pinSpot(placedPin, pins);
    const dot = {
      '--dot-x': `${(100 * (placedPin.x - spot.x)) / spot.width}%`,
      '--dot-y': `${(100 * (placedPin.y - spot.y)) / spot.height}%`,
    };
    return (
      <button
        key={`${isSource ? 'ut' : 'in'} ${pinKey(ref)}`}
        type="button"
        tabIndex={-1}
        className={clsx(styles.pin, held && styles.held, invites && styles.invites)}
        style={{ ...spotStyle(frame, spot), ...dot }}
        aria-label={`${isSource ? 'Ledning från' : 'Ledning till'} ${name}`}
        aria-pressed={held}
        onClick={() => {
          if (isSource) build.pressSource(ref);
          else build.pressSink(ref);
        }}
      />
    );
  });
}

const arrows: Readonly<Record<string, { readonly dx: number; readonly dy: number }>> = {
  ArrowLeft: { dx: -grid, dy: 0 },
  ArrowRight: { dx: grid, dy: 0 },
  ArrowUp: { dx: 0, dy: -grid },
  ArrowDown: { dx: 0, dy: grid },
};

interface PartLayerProps extends LayerProps {
  readonly drag: ReturnType<typeof useDrag>;
}

/** A button over every part: press to choose, drag or arrow keys to move, Delete to remove. */
function PartLayer({ build, placed, frame, drag }: PartLayerProps): ReactNode {
  const onKeyDown = (id: string, event: KeyboardEvent): void => {
    const by = arrows[event.key];
    const isDelete = event.key === 'Delete' || event.key === 'Backspace';
    if (by === undefined && !isDelete) return;
    event.preventDefault();
    if (by !== undefined) build.move(id, by);
    else build.remove(id);
  };
  const parts = new Set(build.circuit.parts.map(({ id }) => id));
  return placed
    .filter(({ node }) => parts.has(node.id))
    .map(({ node, shape, x, y }) => {
      const isChosen = build.hold.kind === 'part' && build.hold.id === node.id;
      return (
        <button
          key={node.id}
          type="button"
          className={clsx(styles.part, isChosen && styles.chosen)}
          style={spotStyle(frame, {
            x: x + 8,
            y: y - 1,
            width: shape.width - 18,
            height: shape.height + 2,
          })}
          aria-label={`${node.label}: markera, flytta med piltangenterna, ta bort med Delete`}
          aria-pressed={isChosen}
          onClick={() => build.choosePart(node.id)}
          onKeyDown={(event) => onKeyDown(node.id, event)}
          {...drag.handlersFor(node.id)}
        />
      );
    });
}

interface BoardViewProps {
  readonly board: Board;
  readonly build: Build;
  readonly symbols: SymbolStyle;
}

/** The board: the circuit as it runs, with buttons on switches, parts and pins. */
export default function BoardView({ board, build, symbols }: BoardViewProps): ReactNode {
  const { circuit, simulation } = build;
  const still = useMemo(() => toPlaced(board, circuit), [board, circuit]);
  const frame = frameOf(still, [], boardSize);
  const drag = useDrag(frame, build.move);
  const { offset } = drag;
  const { placed, wires } = useMemo(() => {
    const shown = offset === null ? circuit : movePart(circuit, offset.id, offset);
    const nodes = toPlaced(board, shown);
    return { placed: nodes, wires: routeWires(nodes) };
  }, [board, circuit, offset]);
  const { values } = simulation.session.settled.state;
  const sources = sourcesOf(board, circuit);
  const sinks = sinksOf(board, circuit);
  return (
    <Diagram
      placed={placed}
      wires={wires}
      values={values}
      unstable={unstableNets(simulation.session)}
      symbols={symbols}
      showValues
      showLabels
      label={netlistToText(build.netlist)}
      least={boardSize}
      minScale={1.15}
      overlay={(shownFrame) => (
        <>
          <InputSpots
            placed={placed}
            frame={shownFrame}
            values={values}
            onToggle={simulation.toggle}
          />
          <PartLayer build={build} placed={placed} frame={shownFrame} drag={drag} />
          <PinLayer
            build={build}
            placed={placed}
            frame={shownFrame}
            sources={sources}
            sinks={sinks}
          />
        </>
      )}
    />
  );
}
