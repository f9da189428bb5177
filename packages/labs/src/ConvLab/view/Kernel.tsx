import type { ReactNode } from 'react';
import ChoiceField from '@kurser/ui/ChoiceField';
import { NumberInput } from '@kurser/ui/NumberField';
import PresetField from '../../kit/PresetField';
import { resizeImage, type Matrix } from '../core/conv';
import { findKernelName, kernelLabels, kernelNames, kernels } from '../core/presets';
import { kernelSides, limits } from '../settings';
import styles from '../styles.module.css';
import type { ConvLab } from '../useConvLab';

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

/** How many numbers the kernel is wide and high. */
export function KernelSide({ lab: { state, verbs } }: { readonly lab: ConvLab }): ReactNode {
  const { kernel } = state.conv;
  return (
    <ChoiceField
      legend="Kärnans sida"
      choices={kernelSides.map((side) => ({ value: side, label: `${side} × ${side}` }))}
      value={kernel.length}
      onChange={(side) =>
        verbs.setConv({ kernel: resizeImage(kernel, { rows: side, columns: side }) })
      }
    />
  );
}

/** The kernel's numbers to read and change, with ready-made ones to begin from. */
export default function Kernel({ lab }: { readonly lab: ConvLab }): ReactNode {
  const { state, verbs } = lab;
  return (
    <>
      <PresetField
        label="Kärna"
        names={kernelNames}
        labels={kernelLabels}
        value={findKernelName(state.conv.kernel)}
        onChange={(name) => verbs.setConv({ kernel: kernels[name] })}
      />
      <KernelGrid lab={lab} />
    </>
  );
}
