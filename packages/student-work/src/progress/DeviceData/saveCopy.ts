import type { DeviceStore } from '@kurser/device-store';
import { copyFileName, copyToText, type Account } from './exportFile';
import { readTexts } from './useDeviceTexts';

const keepAddressMs = 60_000;

/**
 * Lets the browser save a copy of everything that is stored for the account. The file is made here;
 * nothing is sent.
 */
export function saveCopy(store: DeviceStore, site: string, account: Account): void {
  const saved = new Date();
  const text = copyToText(site, { account, saved, texts: readTexts(store) });
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = copyFileName(saved);
  link.click();
  // Some browsers read the address only after the click has returned.
  window.setTimeout(() => {
    URL.revokeObjectURL(address);
  }, keepAddressMs);
}
