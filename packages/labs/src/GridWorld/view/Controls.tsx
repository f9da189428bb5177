import type { ReactNode } from 'react';
import ChoiceField from '@kurser/ui/ChoiceField';
import NumberField from '@kurser/ui/NumberField';
import SliderField from '@kurser/ui/SliderField';
import { bindFields } from '../../kit/bindFields';
import parts from '../../kit/lab.module.css';
import More from '../../kit/More';
import PresetField from '../../kit/PresetField';
import type { Tool } from '../lab';
import type { Parameters } from '../core/qlearning';
import { findWorldName, limits, worldNames, worldTexts, type Method } from '../settings';
import type { GridLab } from '../useGridWorld';
import { parseWorld, worldLimits, type Rewards } from '../core/world';

const tools: readonly { value: Tool; label: string }[] = [
  { value: 'look', label: 'Titta' },
  { value: 'floor', label: 'Golv' },
  { value: 'wall', label: 'Vägg' },
  { value: 'goal', label: 'Mål' },
  { value: 'trap', label: 'Fälla' },
  { value: 'start', label: 'Start' },
];

function ToolChoice({ lab: { state, verbs } }: { readonly lab: GridLab }): ReactNode {
  return (
    <ChoiceField
      legend="Tryck på en ruta för att"
      choices={tools.map(({ value, label }) => ({
        value,
        label: value === 'look' ? 'se dess tal' : `rita ${label.toLowerCase()}`,
      }))}
      value={state.tool}
      onChange={verbs.setTool}
    />
  );
}

const methods: readonly { value: Method; label: string }[] = [
  { value: 'q', label: 'Q-inlärning' },
  { value: 'values', label: 'värdeiteration' },
];

const shareLabels: Readonly<Record<keyof Parameters, string>> = {
  epsilon: 'ε, andel slumpsteg',
  alpha: 'α, inlärningstakt',
  gamma: 'γ, diskontering',
};

interface ShareProps {
  readonly lab: GridLab;
  readonly name: keyof Parameters;
}

function Share({ lab: { state, verbs }, name }: ShareProps): ReactNode {
  const field = bindFields(state.parameters, verbs.setParameters);
  return (
    <SliderField
      label={shareLabels[name]}
      {...limits.share}
      step={0.05}
      decimals={3}
      {...field(name)}
    />
  );
}

/** How the agent learns: the method, and the number that changes most of it. */
export function MethodControls({ lab }: { readonly lab: GridLab }): ReactNode {
  const { state, verbs } = lab;
  return (
    <>
      <ChoiceField
        legend="Metod"
        choices={methods}
        value={state.method}
        onChange={verbs.setMethod}
      />
      {state.method === 'q' ? (
        <>
          <Share lab={lab} name="epsilon" />
          <More summary="Mer: α, γ och frö">
            <div className={parts.sliders}>
              <Share lab={lab} name="alpha" />
              <Share lab={lab} name="gamma" />
              <NumberField
                label="Frö"
                {...limits.seed}
                value={state.seed}
                onChange={verbs.setSeed}
              />
            </div>
          </More>
        </>
      ) : (
        <Share lab={lab} name="gamma" />
      )}
    </>
  );
}

const rewardLabels: Readonly<Record<keyof Rewards, string>> = {
  step: 'Ett steg ger',
  goal: 'Mål ger',
  trap: 'Fälla ger',
};

/** What each thing gives, and the world's measures. */
function WorldFields({ lab: { state, verbs } }: { readonly lab: GridLab }): ReactNode {
  const { world } = state;
  const reward = bindFields(state.rewards, verbs.setRewards);
  return (
    <div className={parts.controls}>
      {(['step', 'goal', 'trap'] as const).map((name) => (
        <NumberField
          key={name}
          label={rewardLabels[name]}
          {...limits.reward}
          step={0.1}
          {...reward(name)}
        />
      ))}
      <PresetField
        label="Värld"
        names={worldNames}
        value={findWorldName(world)}
        onChange={(name) => verbs.setWorld(parseWorld(worldTexts[name]))}
      />
      <NumberField
        label="Rader"
        {...worldLimits.side}
        value={world.rows}
        onChange={(rows) => verbs.resize(rows, world.columns)}
      />
      <NumberField
        label="Kolumner"
        {...worldLimits.side}
        value={world.columns}
        onChange={(columns) => verbs.resize(world.rows, columns)}
      />
    </div>
  );
}

/** The world: drawn, chosen or measured, and what it pays. */
export function WorldControls({ lab }: { readonly lab: GridLab }): ReactNode {
  return (
    <More summary="Mer: rita i världen, belöningar och mått">
      <ToolChoice lab={lab} />
      <WorldFields lab={lab} />
    </More>
  );
}
