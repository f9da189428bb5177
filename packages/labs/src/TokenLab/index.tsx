import { useState, type ReactNode } from 'react';
import ChoiceField from '@kurser/ui/ChoiceField';
import Panel from '@kurser/ui/Panel';
import { inElements } from '@kurser/shared/inElements';
import { fencedLabPart } from '../kit/fencedLabPart';
import parts from '../kit/lab.module.css';
import type { ViewProps } from '../kit/labPart';
import BpePart from './view/BpePart';
import NgramPart from './view/NgramPart';
import { parseSettings, type PartName, type TokenSettings } from './settings';
import TemperaturePart from './view/TemperaturePart';

const partLabels: Readonly<Record<PartName, string>> = {
  bpe: 'Tokens',
  ngram: 'n-gram',
  temperatur: 'Temperatur',
};

const views = { bpe: BpePart, ngram: NgramPart, temperatur: TemperaturePart } as const;

function TokenLab({ settings, children }: ViewProps<TokenSettings>): ReactNode {
  const [part, setPart] = useState<PartName>(settings.parts[0]);
  const Part = views[part];
  return (
    <Panel kind="lab" title={settings.title}>
      {inElements(children)}
      <div className={parts.column}>
        {settings.parts.length > 1 && (
          <ChoiceField
            legend="Del av labben"
            choices={settings.parts.map((value) => ({ value, label: partLabels[value] }))}
            value={part}
            onChange={setPart}
          />
        )}
        <Part settings={settings} />
      </div>
    </Panel>
  );
}

/** From text to tokens, counts and the next word. See src/parts/README.md. */
export default fencedLabPart(parseSettings, TokenLab);
