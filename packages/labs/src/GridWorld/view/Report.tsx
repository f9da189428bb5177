import type { ReactNode } from 'react';
import clsx from 'clsx';
import { formatFixed, formatNumber } from '@kurser/shared/swedishNumber';
import parts from '../../kit/lab.module.css';
import Status from '../../kit/Status';
import Table from '../../kit/Table';
import LineChart from '../../plot/LineChart';
import { cellFacts, type GridState } from '../lab';
import { moveValues } from '../core/values';
import { moveNames, placeText, updateText } from '../core/words';

interface ReportProps {
  readonly state: GridState;
  /** While it plays, nothing is read out. */
  readonly playing: boolean;
}

/** The chosen cell's moves in numbers. */
function Looked({ state }: { readonly state: GridState }): ReactNode {
  const { world, looked, values, rewards, parameters, method } = state;
  const facts = cellFacts(state, looked);
  if (facts === undefined)
    return (
      <p className={parts.note}>
        <span>{placeText(world, looked)}</span>: här finns inget att välja. En vägg går inte att stå
        i, och i mål och fällor är episoden slut.
      </p>
    );
  const sums = moveValues(world, values, looked, rewards, parameters.gamma);
  return (
    <div>
      <p className={parts.heading}>{`Rutan på ${placeText(world, looked)}`}</p>
      <Table heads={method === 'q' ? ['Steg', 'Q'] : ['Steg', 'r + γ · V(nästa)', 'Summa']}>
        {facts.moves.map(({ move, value }, i) => (
          <tr key={move}>
            <th scope="row">{moveNames[move]}</th>
            {method === 'values' && (
              <td>
                <span>{formatNumber(sums[i]?.reward ?? 0, 3)}</span> +{' '}
                <span>{formatNumber(parameters.gamma)}</span> ·{' '}
                <span>{formatNumber(sums[i]?.nextValue ?? 0, 3)}</span>
              </td>
            )}
            <td className={clsx(facts.best.includes(move) && parts.strong)}>
              {formatFixed(value, 3)}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

function LastUpdate({ state }: { readonly state: GridState }): ReactNode {
  const { learner, world, parameters } = state;
  const { last } = learner;
  if (last === undefined)
    return (
      // Not the paragraph that takes its place, whose texts are others.
      <p key="nothing" className={parts.note}>
        Agenten vet ingenting än. Ett steg ändrar ett Q-värde: Q + α · (r + γ · största nästa Q −
        Q).
      </p>
    );
  return (
    <>
      <p className={parts.note}>
        Senast: <span>{moveNames[last.move]}</span> från <span>{placeText(world, last.cell)}</span>,{' '}
        <span>{last.explored ? 'valt av slumpen' : 'valt som bäst'}</span>.
      </p>
      <p className={parts.formula}>{`Q ← ${updateText(last, parameters)}`}</p>
    </>
  );
}

function QReport({ state, playing }: ReportProps): ReactNode {
  const { learner } = state;
  const { finished, current, history } = learner;
  return (
    <>
      <Status playing={playing}>
        <span>{finished}</span> <span>{finished === 1 ? 'episod' : 'episoder'}</span> klara. I den
        pågående: <span>{current.steps}</span> steg, summa{' '}
        <span>{formatNumber(current.reward)}</span>.
      </Status>
      <LastUpdate state={state} />
      <Looked state={state} />
      <LineChart
        xLabel="episod"
        yLabel="summa belöning"
        label={`Summan av belöningarna i ${finished} episoder`}
        series={[
          { name: 'summa', points: history.map(({ number, reward }) => [number, reward] as const) },
        ]}
      />
    </>
  );
}

function ValuesReport({ state }: { readonly state: GridState }): ReactNode {
  return (
    <>
      <Status>
        <span>{state.sweeps}</span> svep.
        <span>{state.settled && ' Klart: det sista svepet ändrade inget värde.'}</span>
      </Status>
      <p className={parts.note}>
        Varje svep sätter alla rutor på en gång: V = största r + γ · V(nästa).
      </p>
      <Looked state={state} />
    </>
  );
}

/** What the method has done, and the chosen cell in numbers. */
export default function Report({ state, playing }: ReportProps): ReactNode {
  return state.method === 'q' ? (
    <QReport state={state} playing={playing} />
  ) : (
    <ValuesReport state={state} />
  );
}
