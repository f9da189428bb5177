import { useState, type ReactNode } from 'react';
import Fold from '@kurser/ui/Fold';
import SelectField from '@kurser/ui/SelectField';
import Button from '../../../kit/Button';
import type { Board } from '../../core/build/circuit';
import { pinKey, sinksOf, sourcesOf, wiresOf, type NamedPin } from '../../core/build/pins';
import type { Build } from '../../useBuild';
import styles from './styles.module.css';

const toOptions = (pins: readonly NamedPin[]) =>
  pins.map(({ pin, text }) => ({ value: pinKey(pin), label: text }));

/**
 * The pin that is chosen in a list: the chosen one as long as it exists, else the first that is
 * free.
 */
function chosen(pins: readonly NamedPin[], key: string, fallback?: NamedPin): NamedPin | undefined {
  return pins.find(({ pin }) => pinKey(pin) === key) ?? fallback ?? pins[0];
}

interface WireFormProps {
  readonly board: Board;
  readonly build: Build;
}

/**
 * Draws wires from two lists, and removes them from a third: all that the pins on the board can do,
 * from the keyboard.
 */
export default function WireForm({ board, build }: WireFormProps): ReactNode {
  const [fromKey, setFromKey] = useState('');
  const [toKey, setToKey] = useState('');
  const sources = sourcesOf(board, build.circuit);
  const sinks = sinksOf(board, build.circuit);
  const wires = wiresOf(board, build.circuit);
  const taken = new Set(wires.map(({ to }) => pinKey(to)));
  const free = sinks.find(({ pin }) => !taken.has(pinKey(pin)));
  const from = chosen(sources, fromKey);
  const to = chosen(sinks, toKey, free);
  return (
    <>
      <div className={styles.row}>
        <SelectField
          label="Ledning från"
          options={toOptions(sources)}
          value={from === undefined ? '' : pinKey(from.pin)}
          onChange={setFromKey}
        />
        <SelectField
          label="till"
          options={toOptions(sinks)}
          value={to === undefined ? '' : pinKey(to.pin)}
          onChange={setToKey}
        />
        <Button
          off={from === undefined || to === undefined}
          onClick={() => {
            if (from === undefined || to === undefined) return;
            build.wire(from.pin, to.pin);
            // The next free pin is offered by itself.
            setToKey('');
          }}
        >
          Dra ledningen
        </Button>
      </div>
      <Fold summary={`Ledningar (${wires.length})`}>
        <ul className={styles.wires}>
          {wires.map(({ to: end, text }) => (
            <li key={pinKey(end)}>
              <span>{text}</span>
              <Button
                variant="quiet"
                aria-label={`Ta bort ledningen ${text}`}
                onClick={() => build.unwire(end)}
              >
                Ta bort
              </Button>
            </li>
          ))}
        </ul>
      </Fold>
    </>
  );
}
