import type { ReactNode } from 'react';
import ChoiceField from '@kurser/ui/ChoiceField';
import Fold from '@kurser/ui/Fold';
import NumberField from '@kurser/ui/NumberField';
import { formatFixed } from '@kurser/shared/swedishNumber';
import Button from '../../kit/Button';
import { bindFields } from '../../kit/bindFields';
import parts from '../../kit/lab.module.css';
import More from '../../kit/More';
import TextField, { TextBox } from '../../kit/TextField';
import Bars from './Bars';
import { joinTokens, smoothedProbability } from '../core/ngram';
import { limits, longestText, type PartProps } from '../settings';
import styles from '../styles.module.css';
import { useNgram, type Ngram } from '../useNgram';

const units = [
  { value: 'ord', label: 'ord' },
  { value: 'tecken', label: 'tecken' },
] as const;

/** A token that can be seen: a blank has a sign of its own. */
function shown(token: string): string {
  return token === ' ' ? '␣' : token;
}

/** Contexts beyond these are left to the imagination. */
const shownContexts = 40;

function Controls({ ngram }: { readonly ngram: Ngram }): ReactNode {
  const field = bindFields(ngram, ngram.verbs.set);
  return (
    <div className={parts.controls}>
      <ChoiceField legend="En token är ett" choices={units} {...field('unit')} />
      <NumberField label="n" {...limits.n} {...field('n')} />
    </div>
  );
}

function MoreControls({ ngram }: { readonly ngram: Ngram }): ReactNode {
  return (
    <More summary="Mer: första orden och frö">
      <div className={parts.controls}>
        <TextField
          label="Börja med"
          maxLength={60}
          value={ngram.start}
          onChange={(start) => ngram.verbs.set({ start })}
        />
        <NumberField
          label="Frö"
          {...limits.seed}
          value={ngram.seed}
          onChange={(seed) => ngram.verbs.set({ seed })}
        />
      </div>
    </More>
  );
}

/** Where the next random number lands among the shares, laid end to end. */
function NextDraw({ ngram: { continuations, uniform } }: { readonly ngram: Ngram }): ReactNode {
  const total = continuations.reduce((sum, { count }) => sum + count, 0);
  let from = 0;
  for (const { token, count } of continuations) {
    const to = from + count / total;
    if (uniform < to)
      return (
        <p className={parts.note}>
          <span>
            Nästa slumptal är <span>{formatFixed(uniform, 3)}</span>. Det ligger mellan{' '}
            <span>{formatFixed(from, 3)}</span> och <span>{formatFixed(to, 3)}</span>, så nästa
            blir{' '}
          </span>
          <strong>{shown(token)}</strong>.
        </p>
      );
    from = to;
  }
  return null;
}

function Next({ ngram }: { readonly ngram: Ngram }): ReactNode {
  const { model, context, continuations, n } = ngram;
  const total = continuations.reduce((sum, { count }) => sum + count, 0);
  const after =
    n === 1
      ? 'utan sammanhang'
      : `efter ”${context.map(shown).join(model.unit === 'ord' ? ' ' : '')}”`;
  if (continuations.length === 0)
    return (
      <p className={parts.warning} role="status">
        {`Modellen har inte sett något ${after}, så den kan inte skriva vidare.`}
      </p>
    );
  return (
    <>
      <Bars
        caption={`Vad som kommer ${after}`}
        heads={['Token', 'Antal', 'Laplace']}
        bars={continuations.map(({ token, count }) => ({
          name: shown(token),
          share: count / total,
          more: [count, formatFixed(smoothedProbability(model, context, token), 3)],
        }))}
      />
      <NextDraw ngram={ngram} />
    </>
  );
}

function Table({ ngram: { model } }: { readonly ngram: Ngram }): ReactNode {
  const rows = [...model.table].slice(0, shownContexts);
  return (
    <Fold summary={`Hela tabellen, ${model.table.size} sammanhang`}>
      <ul className={styles.contexts}>
        {rows.map(([key, all]) => (
          <li key={key}>
            <strong>{key === '' ? '(inget)' : key.split('\n').map(shown).join(' ')}</strong>
            <span>{`: ${all.map(({ token, count }) => `${shown(token)} ${count}`).join(', ')}`}</span>
          </li>
        ))}
      </ul>
      {model.table.size > shownContexts && (
        <p className={parts.note}>De första {shownContexts} visas.</p>
      )}
    </Fold>
  );
}

/** What the model has written: the given beginning pale, the latest draw bold. */
function Written({ ngram: { written, given, unit } }: { readonly ngram: Ngram }): ReactNode {
  const drawn = written.slice(given);
  const gap = (when: boolean): string => (unit === 'ord' && when ? ' ' : '');
  return (
    <p className={styles.written} aria-live="polite">
      <span className={styles.given}>{joinTokens(written.slice(0, given), unit)}</span>
      <span>{`${gap(drawn.length > 0)}${joinTokens(drawn.slice(0, -1), unit)}${gap(drawn.length > 1)}`}</span>
      <strong>{drawn.at(-1)}</strong>
    </p>
  );
}

/** A language model that only counts, and the text it writes. */
export default function NgramPart({ settings }: PartProps): ReactNode {
  const ngram = useNgram(settings);
  const { unit, draws, continuations, verbs } = ngram;
  const done = continuations.length === 0;
  return (
    <div className={parts.split}>
      <div className={parts.column}>
        <TextBox
          label="Text att räkna på"
          rows={4}
          maxLength={longestText}
          value={ngram.text}
          onChange={(text) => verbs.set({ text })}
        />
        <Controls ngram={ngram} />
        <div className={parts.buttons}>
          <Button variant="primary" off={done} onClick={() => verbs.go(draws + 1)}>
            {`Skriv ett ${unit} till`}
          </Button>
          <Button off={done} onClick={() => verbs.go(draws + settings.length)}>
            {`Skriv ${settings.length}`}
          </Button>
          <Button onClick={() => verbs.go(0)}>Börja om</Button>
        </div>
        <Written ngram={ngram} />
        <MoreControls ngram={ngram} />
      </div>
      <div className={parts.column}>
        <Next ngram={ngram} />
        <Table ngram={ngram} />
      </div>
    </div>
  );
}
