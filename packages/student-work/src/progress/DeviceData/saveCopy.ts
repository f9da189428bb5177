import type { DeviceStore } from '@kurser/device-store';
import { saveFile } from '@kurser/shared/saveFile';
import { copyFileName, copyToText, type Account } from './exportFile';
import { readTexts } from './useDeviceTexts';

/**
 * Lets the browser save a copy of everything that is stored for the account. The file is made here;
 * nothing is sent.
 */
export function saveCopy(store: DeviceStore, site: string, account: Account): void {
  const saved = new Date();
  const text = copyToText(site, { account, saved, texts: readTexts(store) });
  saveFile(copyFileName(saved), new Blob([text], { type: 'application/json' }));
}
