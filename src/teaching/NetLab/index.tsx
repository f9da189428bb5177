import { useMemo, type ReactNode } from 'react';
import Button from '@site/src/components/Button';
import ChoiceField from '@site/src/components/ChoiceField';
import { formatFixed, formatNumber } from '@site/src/components/swedishNumber';
import NumberField from '@site/src/components/NumberField';
import Panel from '@site/src/components/Panel';
import SliderField from '@site/src/components/SliderField';
import parts from '../labParts/lab.module.css';
import type { AuthorProps } from '../labProps';
import LineChart from '../plot/LineChart';
import BoundaryPlot from './BoundaryPlot';
import Calculation from './Calculation';
import { currentExample } from './lab';
import NetDiagram from './NetDiagram';
import Rows from './Rows';
import {
  limits,
  parseSettings,
  presetNames,
  presetTargets,
  type NetSettings,
  type PresetName,
} from './settings';
import styles from './styles.module.css';
import { useNetLab, type NetLab as Lab } from './useNetLab';
import Weights from './Weights';

function TrainButtons({ lab: { canStep, running, verbs } }: { readonly lab: Lab }): ReactNode {
  return (
    <div className={parts.buttons}>
      <Button variant="primary" aria-disabled={!canStep} onClick={verbs.trainExample}>
        Träna på exemplet
      </Button>
      <Button aria-disabled={!canStep} onClick={() => verbs.trainEpochs(1)}>
        En epok
      </Button>
      <Button aria-disabled={!canStep} onClick={() => verbs.trainEpochs(100)}>
        100 epoker
      </Button>
      <Button aria-disabled={!canStep} onClick={verbs.toggleRun}>
        {running ? 'Pausa' : 'Spela'}
      </Button>
    </div>
  );
}

/** The logic function in hand, or `egen` when the targets are no preset's. */
function presetOf(targets: readonly number[]): PresetName | 'egen' {
  return presetNames.find((name) => presetTargets[name].join() === targets.join()) ?? 'egen';
}

function PresetChoice({ lab: { state, verbs } }: { readonly lab: Lab }): ReactNode {
  const preset = presetOf(state.targets);
  const choices = presetNames.map((name) => ({ value: name, label: name.toUpperCase() }));
  return (
    <ChoiceField<PresetName | 'egen'>
      legend="Funktion att lära"
      choices={preset === 'egen' ? [...choices, { value: 'egen', label: 'egen' }] : choices}
      value={preset}
      onChange={(name) => {
        if (name !== 'egen') verbs.setTargets(presetTargets[name]);
      }}
    />
  );
}

const activations = [
  { value: 'sigmoid', label: 'sigmoid' },
  { value: 'relu', label: 'ReLU' },
  { value: 'tanh', label: 'tanh' },
] as const;

const rules = [
  { value: 'gradient', label: 'sigmoid, gradient' },
  { value: 'perceptron', label: 'tröskel, perceptronregeln' },
] as const;

function Controls({ lab: { state, verbs } }: { readonly lab: Lab }): ReactNode {
  return (
    <div className={parts.sliders}>
      <SliderField
        label="Dolda neuroner"
        {...limits.hidden}
        step={1}
        value={state.hidden}
        onChange={(hidden) => verbs.setShape({ hidden })}
      />
      <SliderField
        label="Inlärningstakt"
        {...limits.rate}
        slideMin={0.1}
        slideMax={5}
        step={0.1}
        decimals={3}
        value={state.rate}
        onChange={verbs.setRate}
      />
      {state.hidden > 0 ? (
        <ChoiceField
          legend="Dolda neuronernas aktivering"
          choices={activations}
          value={state.activation}
          onChange={(activation) => verbs.setShape({ activation })}
        />
      ) : (
        <ChoiceField
          legend="Neuronen och hur den lär sig"
          choices={rules}
          value={state.rule}
          onChange={(rule) => verbs.setShape({ rule })}
        />
      )}
      {state.rule === 'gradient' && (
        <NumberField
          label="Frö för första vikterna"
          {...limits.seed}
          step={1}
          value={state.seed}
          onChange={(seed) => verbs.setShape({ seed })}
        />
      )}
    </div>
  );
}

function Progress({ lab: { state, canStep, running } }: { readonly lab: Lab }): ReactNode {
  const loss = state.history.at(-1)?.loss ?? NaN;
  return (
    <>
      <p className={parts.status} aria-live={running ? 'off' : 'polite'}>
        Epok {formatNumber(state.epochs)}: medelkvadratfel <strong>{formatFixed(loss, 4)}</strong>
        {state.settled && '. Klar: en hel epok utan fel.'}
      </p>
      {!canStep && !state.settled && (
        <p className={parts.warning} role="status">
          Vikterna har blivit för stora att räkna med. Sänk inlärningstakten och börja om.
        </p>
      )}
      <LineChart
        xLabel="epok"
        yLabel="medelkvadratfel"
        label={`Medelkvadratfelet efter ${formatNumber(state.epochs)} epoker`}
        series={[{ name: 'fel', points: state.history.map(({ epoch, loss: y }) => [epoch, y]) }]}
      />
    </>
  );
}

interface ViewProps {
  readonly settings: NetSettings;
  readonly children: ReactNode;
}

function NetLabView({ settings, children }: ViewProps): ReactNode {
  const lab = useNetLab(settings);
  const footer = (
    <>
      <Button onClick={lab.verbs.restart}>Börja om träningen</Button>
      <Button onClick={lab.verbs.reset}>Återställ labben</Button>
    </>
  );
  return (
    <Panel kind="lab" title={settings.title} footer={footer}>
      {children}
      <div className={parts.column}>
        <div className={parts.split}>
          <div className={parts.column}>
            <NetDiagram network={lab.state.network} example={currentExample(lab.state)} />
            <Rows lab={lab} />
            <TrainButtons lab={lab} />
            <PresetChoice lab={lab} />
          </div>
          <div className={`${parts.column ?? ''} ${styles.plots ?? ''}`}>
            <BoundaryPlot state={lab.state} />
            <Progress lab={lab} />
          </div>
        </div>
        <Controls lab={lab} />
        <details className={parts.details} open>
          <summary>Vikter</summary>
          <Weights lab={lab} />
        </details>
        <Calculation state={lab.state} />
      </div>
    </Panel>
  );
}

/** A small network whose every number can be seen and changed. See src/teaching/README.md. */
export default function NetLab(props: AuthorProps & { readonly children?: ReactNode }): ReactNode {
  const settings = useMemo(() => parseSettings(props), [props]);
  return <NetLabView settings={settings}>{props.children}</NetLabView>;
}
