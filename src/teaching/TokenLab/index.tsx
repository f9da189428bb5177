import { useMemo, useState, type ReactNode } from 'react';
import ChoiceField from '@site/src/components/ChoiceField';
import { splitFences } from '@site/src/components/nodeText';
import Panel from '@site/src/components/Panel';
import parts from '../kit/lab.module.css';
import type { AuthorProps } from '../kit/settings';
import BpePart from './BpePart';
import NgramPart from './NgramPart';
import { parseSettings, type PartName, type TokenSettings } from './settings';
import TemperaturePart from './TemperaturePart';

const partLabels: Readonly<Record<PartName, string>> = {
  bpe: 'Tokens',
  ngram: 'n-gram',
  temperatur: 'Temperatur',
};

function Part({ name, settings }: { readonly name: PartName; readonly settings: TokenSettings }) {
  switch (name) {
    case 'bpe':
      return <BpePart settings={settings} />;
    case 'ngram':
      return <NgramPart settings={settings} />;
    case 'temperatur':
      return <TemperaturePart settings={settings} />;
  }
}

interface ViewProps {
  readonly settings: TokenSettings;
  /** The author's text above the lab: what to try. */
  readonly children: ReactNode;
}

function TokenLabView({ settings, children }: ViewProps): ReactNode {
  const [part, setPart] = useState<PartName>(settings.parts[0]);
  return (
    <Panel kind="lab" title={settings.title}>
      {children}
      <div className={parts.column}>
        {settings.parts.length > 1 && (
          <ChoiceField
            legend="Del av labben"
            choices={settings.parts.map((value) => ({ value, label: partLabels[value] }))}
            value={part}
            onChange={setPart}
          />
        )}
        <Part name={part} settings={settings} />
      </div>
    </Panel>
  );
}

/** From text to tokens, counts and the next word. See src/teaching/README.md. */
export default function TokenLab(
  props: AuthorProps & { readonly children?: ReactNode },
): ReactNode {
  const { rest } = splitFences(props.children);
  const settings = useMemo(() => parseSettings(props, splitFences(props.children).fences), [props]);
  return <TokenLabView settings={settings}>{rest}</TokenLabView>;
}
