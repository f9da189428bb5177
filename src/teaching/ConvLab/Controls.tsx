import type { ReactNode } from 'react';
import ChoiceField from '@site/src/components/ChoiceField';
import NumberField, { NumberInput } from '@site/src/components/NumberField';
import SelectField from '@site/src/components/SelectField';
import parts from '../labParts/lab.module.css';
import { resizeImage, sizeOf, type Matrix } from './conv';
import {
  findKernelName,
  imageNames,
  images,
  kernelLabels,
  kernelNames,
  kernels,
  type ImageName,
} from './presets';
import { kernelSides, limits, type OperationKind } from './settings';
import styles from './styles.module.css';
import type { ConvLab } from './useConvLab';

const kinds: readonly { value: OperationKind; label: string }[] = [
  { value: 'conv', label: 'faltning' },
  { value: 'max', label: 'maxpooling' },
  { value: 'mean', label: 'medelpooling' },
];

function withKernelCell(kernel: Matrix, row: number, column: number, value: number): Matrix {
  return kernel.map((numbers, r) =>
    numbers.map((old, c) => (r === row && c === column ? value : old)),
  );
}

/** The kernel's numbers to read and change, with ready-made ones to begin from. */
function Kernel({ lab: { state, verbs } }: { readonly lab: ConvLab }): ReactNode {
  const { kernel } = state.conv;
  const name = findKernelName(kernel) ?? 'egen';
  const options = kernelNames.map((value) => ({ value, label: kernelLabels[value] }));
  const side = String(kernel.length);
  return (
    <>
      <div className={parts.controls}>
        <SelectField<keyof typeof kernels | 'egen'>
          label="Kärna"
          options={[...options, { value: 'egen', label: 'egen' }]}
          value={name}
          onChange={(chosen) => {
            if (chosen !== 'egen') verbs.setConv({ kernel: kernels[chosen] });
          }}
        />
        <ChoiceField
          legend="Sida"
          choices={kernelSides.map((value) => ({
            value: String(value),
            label: `${value} × ${value}`,
          }))}
          value={side}
          onChange={(value) => {
            const rows = Number(value);
            verbs.setConv({ kernel: resizeImage(kernel, { rows, columns: rows }) });
          }}
        />
      </div>
      <div
        className={styles.kernel}
        role="group"
        aria-label="Kärnans tal"
        style={{ gridTemplateColumns: `repeat(${side}, auto)` }}
      >
        {kernel.flatMap((row, r) =>
          row.map((value, c) => (
            <NumberInput
              key={`${r},${c}`}
              label={`Kärnan, rad ${r + 1}, kolumn ${c + 1}`}
              {...limits.kernel}
              step={0.5}
              value={value}
              onChange={(next) => verbs.setConv({ kernel: withKernelCell(kernel, r, c, next) })}
            />
          )),
        )}
      </div>
    </>
  );
}

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
