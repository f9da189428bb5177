import { listAccounts, removeAccounts, renewAccounts } from '../lib/identity/identityAccounts';
import type { IdentityService } from '../lib/identity/identityService';
import type { AccountsArguments } from './arguments';
import { planFor, tableOf, type Planned, type Step } from './plan';

interface Surroundings {
  readonly service: IdentityService;
  readonly emailDomain: string;
  readonly nowSeconds: number;
  print(text: string): void;
}

async function carryOut(
  { service, nowSeconds }: Surroundings,
  plan: readonly Planned[],
): Promise<void> {
  const withStep = (wanted: Step) =>
    plan.filter(({ step }) => step === wanted).map(({ account }) => account);
  await renewAccounts(service, withStep('renew'), nowSeconds);
  await removeAccounts(service, withStep('remove'));
}

/**
 * Prints what the task means for each of the project's accounts, and does it where that is asked
 * for. Without `apply` nothing is changed.
 * @throws with the service's own words when it refuses
 */
export async function runTask(
  { task, apply }: Pick<AccountsArguments, 'task' | 'apply'>,
  surroundings: Surroundings,
): Promise<void> {
  const { service, emailDomain, print } = surroundings;
  const plan = planFor(task, await listAccounts(service), emailDomain);
  print(`Projektet ${service.projectId}\n\n${tableOf(plan)}`);
  if (plan.every(({ step }) => step === 'keep')) return;
  if (!apply) {
    print('Inget är ändrat. Lägg till --apply för att göra det.');
    return;
  }
  await carryOut(surroundings, plan);
  print('Klart.');
}
