import { isSchoolAddress } from '@kurser/school-gate/auth/schoolAddress';
import type { SchoolAccount } from '../lib/identity/identityAccounts';
import type { Task } from './arguments';

/** What is done with one account. */
export type Step = 'keep' | 'renew' | 'remove';

export interface Planned {
  readonly account: SchoolAccount;
  readonly step: Step;
}

function stepFor(task: Task, account: SchoolAccount, domain: string): Step {
  switch (task.kind) {
    case 'list':
      return 'keep';
    case 'renew':
      return isSchoolAddress(account.email, domain) ? 'renew' : 'keep';
    case 'remove':
      return account.usedAt < task.before ? 'remove' : 'keep';
  }
}

/** What a task means for each account. */
export function planFor(
  task: Task,
  accounts: readonly SchoolAccount[],
  domain: string,
): readonly Planned[] {
  return accounts.map((account) => ({ account, step: stepFor(task, account, domain) }));
}

const words: Readonly<Record<Step, string>> = {
  keep: '',
  renew: 'ska verifieras på nytt',
  remove: 'tas bort',
};

function stateOf({ emailVerified, disabled }: SchoolAccount): string {
  if (disabled) return 'inaktiverat';
  return emailVerified ? 'verifierat' : 'ej verifierat';
}

function row({ account, step }: Planned): readonly string[] {
  const day = new Date(account.usedAt).toISOString().slice(0, 10);
  return [account.email === '' ? account.uid : account.email, stateOf(account), day, words[step]];
}

/** The plan as a table in plain text, with a heading and a line that counts. */
export function tableOf(plan: readonly Planned[]): string {
  const rows = [['konto', 'läge', 'senast använt', 'åtgärd'], ...plan.map(row)];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((cells) => (cells[column] ?? '').length)),
  );
  const lines = rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const concerned = plan.filter(({ step }) => step !== 'keep').length;
  return `${lines.join('\n')}\n\n${String(plan.length)} konton, ${String(concerned)} berörs.`;
}
