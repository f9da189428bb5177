import type { ReactNode } from 'react';
import ChoiceField from '@site/src/components/ChoiceField';
import { NumberInput } from '@site/src/components/NumberField';
import SelectField from '@site/src/components/SelectField';
import parts from '../kit/lab.module.css';
import { resizeImage, type Matrix } from './conv';
import { findKernelName, kernelLabels, kernelNames, kernels } from './presets';
import { kernelSides, limits } from './settings';
import styles from './styles.module.css';
import type { ConvLab } from './useConvLab';

function withKernelCell(kernel: Matrix, row: number, column: number, value: number): Matrix {
  return kernel.map((numbers, r) =>
    numbers.map((old, c) => (r === row && c === column ? value : old)),
  );
}

function KernelGrid({ lab: { state, verbs } }: { readonly lab: ConvLab }): ReactNode {
  const { kernel } = state.conv;
  return (
    <div
      className={styles.kernel}
      role="group"
      aria-label="Kärnans tal"
      style={{ gridTemplateColumns: `repeat(${kernel.length}, auto)` }}
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
  );
}

/** The kernel's numbers to read and change, with ready-made ones to begin from. */
export default function Kernel({ lab }: { readonly lab: ConvLab }): ReactNode {
  const { state, verbs } = lab;
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
      <KernelGrid lab={lab} />
    </>
  );
}
