import { useState, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import { useDeviceStore } from '@kurser/device-store';
import { followingHere } from '../../follow/hasMark';
import { asideKeys } from '../stored';
import StorageNote from '../StorageNote';
import AsidePart from './AsidePart';
import ClearPart from './ClearPart';
import type { Account } from './exportFile';
import ImportPart from './ImportPart';
import KeepingNote from './KeepingNote';
import { saveCopy } from './saveCopy';
import styles from './styles.module.css';
import { summaryOf } from './summary';
import SummaryList from './SummaryList';
import { useDeviceTexts } from './useDeviceTexts';

interface DeviceDataProps {
  /** Tells our site's copies from those of others. */
  readonly site: string;
  readonly account: Account;
}

/**
 * What the device holds of the student's work: to see, to save as a file, to take in again and to
 * clear.
 */
export default function DeviceData({ site, account }: DeviceDataProps): ReactNode {
  const store = useDeviceStore();
  const [saved, setSaved] = useState(false);
  const keys = [...useDeviceTexts().keys()];
  const lines = summaryOf(keys);
  const save = (): void => {
    saveCopy(store, site, account);
    setSaved(true);
  };
  return (
    <div className={styles.panel}>
      <p>I den här webbläsaren finns, för ditt konto:</p>
      <SummaryList lines={lines} />
      <p>
        {followingHere(account.uid) === 'yes'
          ? 'Det följer med till andra datorer, krypterat i skolans konto.'
          : 'Det skickas ingenstans. På en annan dator finns det bara om du läser in en kopia där.'}
      </p>
      <KeepingNote />
      <p>
        Safari (iPhone, iPad och Mac) rensar det när du har använt Safari i sju dagar utan att öppna
        den här webbplatsen, och en skoldator som återställs blir tom. Spara en kopia före lov och
        datorbyten.
      </p>
      <StorageNote />
      <AsidePart keys={asideKeys(keys)} />
      <Button className={styles.wide} onClick={save}>
        Spara en kopia
      </Button>
      <p role="status" className={saved ? undefined : styles.empty}>
        {saved && 'Kopian är sparad som en fil bland dina hämtade filer.'}
      </p>
      <ImportPart site={site} account={account} />
      <ClearPart uid={account.uid} lines={lines} onSave={save} />
    </div>
  );
}
