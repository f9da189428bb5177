import { chromium } from '@playwright/test';
import { createAccount, deleteAccount, storedSessionFor } from '../../scripts/lib/authEmulator';
import { startFirestoreEmulator } from '../../scripts/lib/firestoreEmulator';
import type { ProcessGroup } from '../../scripts/lib/processes';
import { requireBrowser, requireFreePorts } from '../../scripts/lib/requirements';
import { schoolAddress } from '../../scripts/lib/schoolAddresses';
import { startAuthEmulator } from '../../scripts/lib/siteServers';
import { publishContentKey } from '../../scripts/publishKey/publishContentKey';
import { readEnvironment } from '../../src/config/environment';
import type { Setting } from './visits';

const member = { email: schoolAddress('bench'), password: 'mätning' } as const;

/**
 * Starts the emulators, publishes the key of the sealed build in the folder, makes a member and
 * hands over a browser, which is closed afterwards.
 * @throws when a port is taken, or something that is needed is missing
 */
export async function withSetting<T>(
  group: ProcessGroup,
  sealedFolder: string,
  work: (setting: Setting) => Promise<T>,
): Promise<T> {
  await requireFreePorts([8080, 9099]);
  await startFirestoreEmulator(group);
  await startAuthEmulator(group);
  await publishContentKey(readEnvironment({ FIREBASE_TARGET: 'emulator' }), sealedFolder);
  const account = await createAccount(member.email, member.password, true);
  const session = await storedSessionFor(account, true);
  const { path } = requireBrowser();
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  try {
    return await work({ browser, account, session });
  } finally {
    await browser.close();
    await deleteAccount(account.uid);
  }
}
