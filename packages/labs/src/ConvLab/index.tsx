import type { ReactNode } from 'react';
import Panel from '@kurser/ui/Panel';
import { inElements } from '@kurser/shared/inElements';
import Button from '../kit/Button';
import { fencedLabPart } from '../kit/fencedLabPart';
import parts from '../kit/lab.module.css';
import type { ViewProps } from '../kit/labPart';
import StepButtons from '../kit/StepButtons';
import { ImageChoice, MoreControls, OperationControls } from './view/Controls';
import ImageView from './view/ImageView';
import Output, { Sum } from './view/Output';
import { parseSettings, type ConvSettings } from './settings';
import { useConvLab, type ConvLab as Lab } from './useConvLab';

/** Moving the window. Right under the image, so that the step and the window are seen together. */
function Steps({ lab: { state, places, stepper } }: { readonly lab: Lab }): ReactNode {
  return (
    <>
      <div className={parts.buttons}>
        <StepButtons stepper={stepper} primary="forward" />
      </div>
      <p className={parts.note}>
        {`Fönstret är på plats ${Math.min(state.position + 1, places)} av ${places}.`}
      </p>
    </>
  );
}

function ChainButtons({ lab: { state, places, verbs } }: { readonly lab: Lab }): ReactNode {
  return (
    <>
      <Button off={places === 0} onClick={verbs.chain}>
        Gör utbilden till bild
      </Button>
      <Button off={state.past.length === 0} onClick={verbs.unchain}>
        Tillbaka till förra bilden
      </Button>
      <Button onClick={verbs.reset}>Återställ labben</Button>
    </>
  );
}

function ConvLab({ settings, children }: ViewProps<ConvSettings>): ReactNode {
  const lab = useConvLab(settings);
  return (
    <Panel kind="lab" title={settings.title} footer={<ChainButtons lab={lab} />}>
      {inElements(children)}
      <div className={parts.split}>
        <div className={parts.column}>
          <ImageView lab={lab} />
          <Steps lab={lab} />
          <ImageChoice lab={lab} />
          <Sum lab={lab} />
          <p className={`${parts.note ?? ''} ${parts.printHidden ?? ''}`}>
            Dra i bilden för att måla. Välj en ruta i utbilden för att flytta fönstret dit.{' '}
            <span data-keys="">
              Med tangentbordet: piltangenterna flyttar, en siffra sätter värdet.
            </span>
          </p>
        </div>
        <div className={parts.column}>
          <Output lab={lab} />
          <OperationControls lab={lab} />
          <MoreControls lab={lab} />
        </div>
      </div>
    </Panel>
  );
}

/**
 * A window that steps over an image: convolution and pooling with every sum written out. See
 * src/parts/README.md.
 */
export default fencedLabPart(parseSettings, ConvLab);
