/**
 * `npm run accounts -- list | renew | remove --unused-since DAY [--apply --emulator]`: the school year's work on accounts. Prints what it would do
 * with each of them, and does it with --apply.
 */
import { readEnvironment } from '../src/config/environment';
import { school } from '../src/config/school';
import { parseArguments } from './accounts/arguments';
import { planFor, tableOf, type Planned, type Step } from './accounts/plan';
import { listAccounts, removeAccounts, renewAccounts } from './lib/identity/identityAccounts';
import { findIdentityService, type IdentityService } from './lib/identity/identityService';
import type { Purpose } from './publishKey/findCredentials';

const administering: Purpose = {
  scope: 'https://www.googleapis.com/auth/identitytoolkit',
  role: 'Firebase Authentication Admin',
  verb: 'sköta konton',
};

async function carryOut(service: IdentityService, plan: readonly Planned[]): Promise<void> {
  const withStep = (wanted: Step) =>
    plan.filter(({ step }) => step === wanted).map(({ account }) => account);
  await renewAccounts(service, withStep('renew'), Math.floor(Date.now() / 1000));
  await removeAccounts(service, withStep('remove'));
}

async function main(): Promise<void> {
  const { task, apply, emulator } = parseArguments(process.argv.slice(2), Date.now());
  const environment = readEnvironment(emulator ? { FIREBASE_TARGET: 'emulator' } : process.env);
  const service = await findIdentityService(environment, administering);
  const plan = planFor(task, await listAccounts(service), school.emailDomain);
  console.log(`Projektet ${service.projectId}\n\n${tableOf(plan)}`);
  if (plan.every(({ step }) => step === 'keep')) return;
  if (!apply) {
    console.log('Inget är ändrat. Lägg till --apply för att göra det.');
    return;
  }
  await carryOut(service, plan);
  console.log('Klart.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
