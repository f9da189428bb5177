import { useRef, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import ChoiceField from '@kurser/ui/ChoiceField';
import FileField from '@kurser/ui/FileField';
import { asideKeys, asideText } from '../stored';
import type { Account, WorkCopy } from './exportFile';
import { planImport, planToText, type ImportWay } from './plan';
import Reply from './Reply';
import styles from './styles.module.css';
import { summaryOf } from './summary';
import SummaryList from './SummaryList';
import { useDeviceTexts } from './useDeviceTexts';
import { useImport, type Import } from './useImport';

const ways = [
  { value: 'merge', label: 'Lägg till' },
  { value: 'replace', label: 'Ersätt allt' },
] as const;

/**
 * Made when it is asked for: a formatter takes a slow phone most of a tenth of a second, and this
 * module comes with every page.
 */
function dateText(date: Date): string {
  return new Intl.DateTimeFormat('sv', { dateStyle: 'long', timeStyle: 'short' }).format(date);
}

interface ChoosingProps {
  readonly copy: WorkCopy;
  readonly way: ImportWay;
  readonly work: Import;
  readonly onCancel: () => void;
}

/** What is in the copy, what would happen, and the choice. */
function Choosing({ copy, way, work, onCancel }: ChoosingProps): ReactNode {
  const plan = planImport(useDeviceTexts(), copy.texts);
  const aside = asideKeys(copy.texts.keys()).length;
  return (
    <>
      <p>{`Kopian sparades ${dateText(copy.saved)} och innehåller:`}</p>
      <SummaryList lines={summaryOf(copy.texts.keys())} />
      {aside > 0 && <p>{asideText(aside)}</p>}
      <ChoiceField
        legend="Hur ska den läsas in?"
        choices={ways}
        value={way}
        onChange={(next) => {
          work.choose(copy, next);
        }}
      />
      <p role="status">{planToText(way, plan)}</p>
      <div className={styles.buttons}>
        <Button
          variant="primary"
          onClick={() => {
            work.run(copy, way);
          }}
        >
          {way === 'merge' ? 'Läs in och lägg till' : 'Läs in och ersätt'}
        </Button>
        <Button onClick={onCancel}>Avbryt</Button>
      </div>
    </>
  );
}

function Foreign({ copy, work, onCancel }: Omit<ChoosingProps, 'way'>): ReactNode {
  return (
    <>
      <p>
        Kopian hör till ett annat konto: <strong translate="no">{copy.account.email}</strong>. Läs
        bara in den om arbetet är ditt.
      </p>
      <div className={styles.buttons}>
        <Button
          onClick={() => {
            work.choose(copy, 'merge');
          }}
        >
          Arbetet är mitt, fortsätt
        </Button>
        <Button onClick={onCancel}>Avbryt</Button>
      </div>
    </>
  );
}

function ImportReply({ work, onCancel }: { readonly work: Import; onCancel(): void }): ReactNode {
  const { state } = work;
  switch (state.kind) {
    case 'idle':
      return null;
    case 'reading':
      return <p role="status">Läser filen …</p>;
    case 'refused':
      return (
        <Reply key="refused" kind="bad" label="Kopian lästes inte in">
          <p>{state.problem}</p>
        </Reply>
      );
    case 'foreign':
      return (
        <Reply key="foreign" kind="question" label="Ett annat kontos kopia">
          <Foreign copy={state.copy} work={work} onCancel={onCancel} />
        </Reply>
      );
    case 'choosing':
      return (
        <Reply key="choosing" kind="question" label="Innan kopian läses in">
          <Choosing copy={state.copy} way={state.way} work={work} onCancel={onCancel} />
        </Reply>
      );
    case 'done':
      return (
        <Reply key="done" kind="good" label="Kopian är inläst">
          <p>Kopian är inläst.</p>
        </Reply>
      );
  }
}

interface ImportPartProps {
  readonly site: string;
  readonly account: Account;
}

/** Takes in a copy of one's work: a file, what is in it, and what will happen before it does. */
export default function ImportPart({ site, account }: ImportPartProps): ReactNode {
  const work = useImport(site, account);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileField
        ref={field}
        accept=".json,application/json"
        onChosen={([file]) => {
          if (file !== undefined) work.open(file);
        }}
      >
        Läs in en kopia
      </FileField>
      <ImportReply
        work={work}
        onCancel={() => {
          work.cancel();
          field.current?.focus();
        }}
      />
    </>
  );
}
