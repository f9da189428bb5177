import type { ReactNode } from 'react';
import ChoiceField from '@site/src/components/ChoiceField';
import NumberField from '@site/src/components/NumberField';
import SelectField from '@site/src/components/SelectField';
import parts from '../kit/lab.module.css';
import { sizeOf } from './conv';
import Kernel from './Kernel';
import { imageNames, images, type ImageName } from './presets';
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
          step={1}
          value={conv.stride}
          onChange={(stride) => verbs.setConv({ stride })}
        />
        <NumberField
          label="Nollor runt om (padding)"
          {...limits.padding}
          step={1}
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
        step={1}
        value={pool.size}
        onChange={(size) => verbs.setPool({ size })}
      />
      <NumberField
        label="Steg (stride)"
        {...limits.stride}
        step={1}
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
  const options: readonly { value: ImageName | 'egen'; label: string }[] = [
    ...imageNames.map((name) => ({ value: name, label: name })),
    { value: 'egen', label: 'egen' },
  ];
  return (
    <div className={parts.controls}>
      <NumberField
        label="Måla med värdet"
        {...limits.pixel}
        step={1}
        value={state.brush}
        onChange={verbs.setBrush}
      />
      <SelectField<ImageName | 'egen'>
        label="Bild"
        options={options}
        value={known ?? 'egen'}
        onChange={(name) => {
          if (name !== 'egen') verbs.setImage(images[name]);
        }}
      />
      <NumberField
        label="Rader"
        {...limits.side}
        step={1}
        value={rows}
        onChange={(value) => verbs.resize({ rows: value })}
      />
      <NumberField
        label="Kolumner"
        {...limits.side}
        step={1}
        value={columns}
        onChange={(value) => verbs.resize({ columns: value })}
      />
    </div>
  );
}
