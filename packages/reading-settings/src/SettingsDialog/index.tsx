import type { ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import ChoiceField from '@kurser/ui/ChoiceField';
import TitledDialog from '@kurser/ui/TitledDialog';
import { choices, ownLook, parseSettings, type SettingName, type Settings } from '../settings';
import { useSettings } from '../useSettings';
import styles from './styles.module.css';

type Labels = { readonly [Name in SettingName]: Readonly<Record<Settings[Name], string>> };

const labels: Labels = {
  size: { normal: 'Vanlig', large: 'Stor', larger: 'Större', largest: 'Störst' },
  lines: { normal: 'Vanligt', airy: 'Luftigt', airiest: 'Luftigast' },
  width: { narrow: 'Smal', normal: 'Vanlig', wide: 'Bred' },
  face: { atkinson: 'Atkinson', device: 'Enhetens eget', spaced: 'Extra glest' },
  ruler: { off: 'Av', on: 'På' },
  contrast: { normal: 'Vanlig', soft: 'Mjukare' },
  calm: { off: 'Av', on: 'På' },
};

const legends: Readonly<Record<SettingName, string>> = {
  size: 'Textstorlek',
  lines: 'Radavstånd',
  width: 'Textens bredd',
  face: 'Typsnitt',
  ruler: 'Läslinjal',
  contrast: 'Kontrast',
  calm: 'Lugn: inget rör sig och inga räknare visas',
};

/** The browser chooses between two colours by the colour mode; one that cannot has only one. */
function canChoose(name: SettingName): boolean {
  return name !== 'contrast' || CSS.supports('color', 'light-dark(black, white)');
}

const words: Readonly<Record<SettingName, Readonly<Record<string, string>>>> = labels;

interface FieldProps {
  readonly name: SettingName;
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

function Field({ name, settings, onChange }: FieldProps): ReactNode {
  return (
    <ChoiceField<string>
      legend={legends[name]}
      choices={choices[name].map((value) => ({ value, label: words[name][value] ?? value }))}
      value={settings[name]}
      onChange={(value) => onChange(parseSettings({ ...settings, [name]: value }))}
    />
  );
}

/** How the text looks: every choice is seen at once, on the page behind. */
export default function SettingsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [settings, choose] = useSettings();
  const names = Object.keys(legends) as readonly SettingName[];
  return (
    <TitledDialog title="Läsinställningar" className={styles.dialog} onClose={onClose}>
      {() => (
        <div className={styles.fields}>
          {names.filter(canChoose).map((name) => (
            <Field key={name} name={name} settings={settings} onChange={choose} />
          ))}
          <p className={styles.note}>
            Valen sparas bara i den här webbläsaren och skickas ingenstans. Storleken gäller också
            utskrifter.
          </p>
          <Button variant="quiet" onClick={() => choose(ownLook)}>
            Återställ
          </Button>
        </div>
      )}
    </TitledDialog>
  );
}
