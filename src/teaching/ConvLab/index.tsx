import { useMemo, type ReactNode } from 'react';
import Button from '@site/src/components/Button';
import { splitFences } from '@site/src/components/nodeText';
import Panel from '@site/src/components/Panel';
import parts from '../kit/lab.module.css';
import type { AuthorProps } from '../kit/settings';
import { ImageControls, OperationControls } from './Controls';
import ImageView from './ImageView';
import Output, { Sum } from './Output';
import { parseSettings, type ConvSettings } from './settings';
import { useConvLab, type ConvLab as Lab } from './useConvLab';

/** Moving the window. Right under the image, so that the step and the window are seen together. */
function StepButtons({
  lab: { state, places, atEnd, playing, verbs },
}: {
  readonly lab: Lab;
}): ReactNode {
  return (
    <>
      <div className={parts.buttons}>
        <Button aria-disabled={state.position === 0} onClick={verbs.back}>
          Bakåt
        </Button>
        <Button variant="primary" aria-disabled={atEnd} onClick={verbs.forward}>
          Framåt
        </Button>
        <Button aria-disabled={atEnd} onClick={verbs.togglePlay}>
          {playing ? 'Pausa' : 'Spela'}
        </Button>
        <Button aria-disabled={atEnd && state.revealed >= places - 1} onClick={verbs.toEnd}>
          Till slutet
        </Button>
        <Button onClick={verbs.rewind}>Till början</Button>
      </div>
      <p className={parts.note}>
        Fönstret är på plats {Math.min(state.position + 1, places)} av {places}.
      </p>
    </>
  );
}

function ChainButtons({ lab: { state, places, verbs } }: { readonly lab: Lab }): ReactNode {
  return (
    <>
      <Button aria-disabled={places === 0} onClick={verbs.chain}>
        Gör utbilden till bild
      </Button>
      <Button aria-disabled={state.past.length === 0} onClick={verbs.unchain}>
        Tillbaka till förra bilden
      </Button>
      <Button onClick={verbs.reset}>Återställ labben</Button>
    </>
  );
}

interface ViewProps {
  readonly settings: ConvSettings;
  /** The author's text above the lab: what to try. */
  readonly children: ReactNode;
}

function ConvLabView({ settings, children }: ViewProps): ReactNode {
  const lab = useConvLab(settings);
  return (
    <Panel kind="lab" title={settings.title} footer={<ChainButtons lab={lab} />}>
      {children}
      <div className={parts.split}>
        <div className={parts.column}>
          <ImageView lab={lab} />
          <StepButtons lab={lab} />
          <Sum lab={lab} />
          <p className={`${parts.note ?? ''} ${parts.printHidden ?? ''}`}>
            Dra i bilden för att måla. Med tangentbordet: piltangenterna flyttar, en siffra sätter
            värdet. Välj en ruta i utbilden för att flytta fönstret dit.
          </p>
        </div>
        <div className={parts.column}>
          <Output lab={lab} />
          <OperationControls lab={lab} />
          <ImageControls lab={lab} />
        </div>
      </div>
    </Panel>
  );
}

/** A window that steps over an image: convolution and pooling with every sum written out. See src/teaching/README.md. */
export default function ConvLab(props: AuthorProps & { readonly children?: ReactNode }): ReactNode {
  const { rest } = splitFences(props.children);
  const settings = useMemo(() => parseSettings(props, splitFences(props.children).fences), [props]);
  return <ConvLabView settings={settings}>{rest}</ConvLabView>;
}
