import type { ReactNode } from 'react';
import ChoiceField from '@kurser/ui/ChoiceField';
import NumberField from '@kurser/ui/NumberField';
import { bindFields } from '../../kit/bindFields';
import parts from '../../kit/lab.module.css';
import More from '../../kit/More';
import PresetField from '../../kit/PresetField';
import { sizeOf } from '../core/conv';
import Kernel, { KernelSide } from './Kernel';
import { imageNames, images } from '../core/presets';
import { limits, type OperationKind } from '../settings';
import type { ConvLab } from '../useConvLab';

const kinds: readonly { value: OperationKind; label: string }[] = [
  { value: 'conv', label: 'faltning' },
  { value: 'max', label: 'maxpooling' },
  { value: 'mean', label: 'medelpooling' },
];

function WindowControls({ lab }: { readonly lab: ConvLab }): ReactNode {
  const { state, verbs } = lab;
  const conv = bindFields(state.conv, verbs.setConv);
  const pool = bindFields(state.pool, verbs.setPool);
  if (state.kind === 'conv')
    return (
      <div className={parts.controls}>
        <KernelSide lab={lab} />
        <NumberField label="Steg (stride)" {...limits.stride} {...conv('stride')} />
        <NumberField label="Nollor runt om (padding)" {...limits.padding} {...conv('padding')} />
      </div>
    );
  return (
    <div className={parts.controls}>
      <NumberField label="Fönstrets sida" {...limits.pool} {...pool('size')} />
      <NumberField label="Steg (stride)" {...limits.stride} {...pool('stride')} />
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
    </>
  );
}

/** Ready-made images to begin from. */
export function ImageChoice({ lab: { state, verbs } }: { readonly lab: ConvLab }): ReactNode {
  const known = imageNames.find(
    (name) => JSON.stringify(images[name]) === JSON.stringify(state.image),
  );
  return (
    <PresetField
      label="Bild"
      names={imageNames}
      value={known}
      onChange={(name) => verbs.setImage(images[name])}
    />
  );
}

/** The image's size and the value to paint with. */
function ImageFields({ lab: { state, verbs } }: { readonly lab: ConvLab }): ReactNode {
  const size = bindFields(sizeOf(state.image), verbs.resize);
  return (
    <div className={parts.controls}>
      <NumberField
        label="Måla med värdet"
        {...limits.pixel}
        value={state.brush}
        onChange={verbs.setBrush}
      />
      <NumberField label="Rader" {...limits.side} {...size('rows')} />
      <NumberField label="Kolumner" {...limits.side} {...size('columns')} />
    </div>
  );
}

/** Every other number of the window and of the image. */
export function MoreControls({ lab }: { readonly lab: ConvLab }): ReactNode {
  return (
    <More summary="Mer: fönstrets steg, bildens mått och att måla">
      <WindowControls lab={lab} />
      <ImageFields lab={lab} />
    </More>
  );
}
