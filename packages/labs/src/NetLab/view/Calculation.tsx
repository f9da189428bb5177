import type { ReactNode } from 'react';
import Fold from '@kurser/ui/Fold';
import { formatFixed, formatNumber } from '@kurser/shared/swedishNumber';
import parts from '../../kit/lab.module.css';
import Table from '../../kit/Table';
import {
  explainBackward,
  explainForward,
  gradientChanges,
  perceptronChanges,
  type Change,
  type Line,
} from '../core/explain';
import { currentExample, type NetState } from '../lab';
import styles from '../styles.module.css';

function Lines({ lines }: { readonly lines: readonly Line[] }): ReactNode {
  return (
    <dl className={styles.lines}>
      {lines.map(({ name, formula, numbers, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span>{`= ${formula} = ${numbers} = `}</span>
            <strong>{formatFixed(value, 4)}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ChangesProps {
  readonly changes: readonly Change[];
  readonly head: string;
}

function Changes({ changes, head }: ChangesProps): ReactNode {
  return (
    <Table heads={['Vikt', 'Nu', head, 'Efter steget']}>
      {changes.map(({ name, value, gradient, next }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{formatFixed(value, 4)}</td>
          <td>{formatFixed(gradient, 4)}</td>
          <td>{formatFixed(next, 4)}</td>
        </tr>
      ))}
    </Table>
  );
}

/**
 * The chosen example computed by hand: forward to the loss, and back to what each weight should
 * change by.
 */
export default function Calculation({ state }: { readonly state: NetState }): ReactNode {
  const { network, rate, rule } = state;
  const example = currentExample(state);
  const inputs = example.inputs.join(', ');
  // The perceptron's rule knows no loss, the last line.
  const computed = explainForward(network, example);
  return (
    <>
      <Fold summary={`Framåt för (${inputs}) med t = ${example.target}`}>
        <Lines lines={rule === 'perceptron' ? computed.slice(0, -1) : computed} />
      </Fold>
      <Fold summary={rule === 'perceptron' ? 'Perceptronregeln' : 'Bakåt'}>
        {rule === 'perceptron' ? (
          <>
            <p className={parts.note}>
              Varje vikt ändras med takten · (t − o) · ingången. Är svaret rätt ändras ingenting.
            </p>
            <Changes changes={perceptronChanges(network, example, rate)} head="(o − t)·x" />
          </>
        ) : (
          <>
            <Lines lines={explainBackward(network, example)} />
            <p className={parts.note}>
              En vikts derivata är neuronens δ gånger det som kommer in genom vikten; biasens är δ.
              Steget drar ifrån takten <span>{formatNumber(rate, 3)}</span> gånger derivatan.
            </p>
            <Changes changes={gradientChanges(network, example, rate)} head="∂L/∂vikt" />
          </>
        )}
      </Fold>
    </>
  );
}
