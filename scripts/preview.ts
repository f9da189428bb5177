/**
 * `npm run preview`: the sealed production build as it is deployed, on the Hosting, Auth and
 * Firestore emulators with the key published.
 */
import { createAccount, findAccountId } from './lib/authEmulator';
import { startPreview } from './lib/preview';
import { withProcesses } from './lib/processes';
import { requireNode } from './lib/requirements';
import { readyMade } from './lib/schoolAddresses';
import { siteAddress } from './lib/siteServers';

void withProcesses(async (group) => {
  requireNode();
  await startPreview(group);
  if ((await findAccountId(readyMade.email)) === undefined) {
    await createAccount(readyMade.email, readyMade.password, true);
  }
  console.log(`\nWebbplatsen: ${siteAddress}`);
  console.log(`Färdigt konto: ${readyMade.email} med lösenordet ${readyMade.password}\n`);
  // Until Ctrl+C.
  return new Promise<number>(() => undefined);
});
