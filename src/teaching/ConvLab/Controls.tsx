import type { ReactNode } from 'react';
import ChoiceField from '@site/src/components/ChoiceField';
import NumberField from '@site/src/components/NumberField';
import parts from '../kit/lab.module.css';
import PresetField from '../kit/PresetField';
import { sizeOf } from './conv';
import Kernel from './Kernel';
import { imageNames, images } from './presets';
import { limits, type OperationKind } from './settings';
import type { ConvLab } from './useConvLab';

const kinds: readonly { value: OperationKind; label: string }[] = [
  { value: 'conv', label: 'faltning' },
  { value: 'max', label: 'maxpooling' },
  { value: 'mean', label: 'medelpooling' },
];

function WindowControls({ lab: { state, verbs } }: { readonly lab: ConvLab }): ReactNode {
  const { kind, conv, pool } = state;
  if (kind === 'conv')
    return (
      <div className={parts.controls}>
        <NumberField
          label="Steg (stride)"
          {...limits.stride}
          value={conv.stride}
          onChange={(stride) => verbs.setConv({ stride })}
        />
        <NumberField
          label="Nollor runt om (padding)"
          {...limits.padding}
          value={conv.padding}
          onChange={(padding) => verbs.setConv({ padding })}
        />
      </div>
    );
  return (
    <div className={parts.controls}>
      <NumberField
        label="Fönstrets sida"
        {...limits.pool}
        value={pool.size}
        onChange={(size) => verbs.setPool({ size })}
      />
      <NumberField
        label="Steg (stride)"
        {...limits.stride}
        value={pool.stride}
        onChange={(stride) => verbs.setPool({ stride })}
      />
    </div>
  );
}

/** What the window does. */
export function OperationControls({ lab }: { readonly lab: ConvLab }): ReactNode {
  return (
    <>
      <ChoiceField
        legend="Vad fönstret gör"
        choices={kinds}
        value={lab.state.kind}
        onChange={lab.verbs.setKind}
      />
      {lab.state.kind === 'conv' && <Kernel lab={lab} />}
      <WindowControls lab={lab} />
    </>
  );
}

/** The image's size, the value to paint with, and ready-made images. */
export function ImageControls({ lab: { state, verbs } }: { readonly lab: ConvLab }): ReactNode {
  const { rows, columns } = sizeOf(state.image);
  const known = imageNames.find(
    (name) => JSON.stringify(images[name]) === JSON.stringify(state.image),
  );
  return (
    <div className={parts.controls}>
      <NumberField
        label="Måla med värdet"
        {...limits.pixel}
        value={state.brush}
        onChange={verbs.setBrush}
      />
      <PresetField
        label="Bild"
        names={imageNames}
        value={known}
        onChange={(name) => verbs.setImage(images[name])}
      />
      <NumberField
        label="Rader"
        {...limits.side}
        value={rows}
        onChange={(value) => verbs.resize({ rows: value })}
      />
      <NumberField
        label="Kolumner"
        {...limits.side}
        value={columns}
        onChange={(value) => verbs.resize({ columns: value })}
      />
    </div>
  );
}
