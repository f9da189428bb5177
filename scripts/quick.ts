/** `npm run quick`: what can be said in a minute of what has changed since main. */
import { changedSince, findBase, removedSince } from './lib/changedFiles';
import { runLane, type Step, type StepResult } from './lib/lanes';
import { existsSync, readFileSync } from 'node:fs';
import { labsAmong, missingPlaces } from './lib/labPlaces';
import { examinePages } from './lib/quickPages';
import { planQuick, type QuickStep } from './lib/quickPlan';
import { toolCommand } from './lib/packageTools';
import { addCounts, countOfExit, countOfRunner, nothing } from './lib/steps';

const toStep = ({ name, command, counts }: QuickStep): Step => ({
  name,
  command: toolCommand(...command),
  count: counts === 'itself' ? countOfRunner : countOfExit,
});

/**
 * Two rows side by side, as there are two cores: the types take as long as the rest of what reads.
 */
async function runSteps(steps: readonly QuickStep[]): Promise<readonly StepResult[]> {
  const isOfFirst = ({ name }: QuickStep): boolean => ['Typer', 'Lektioner'].includes(name);
  const rows = [steps.filter(isOfFirst), steps.filter((step) => !isOfFirst(step))];
  return (await Promise.all(rows.map((row) => runLane(row.map(toStep), 'held')))).flat();
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

async function main(): Promise<number> {
  const base = findBase();
  if (base === undefined) {
    console.error(
      'Hittar varken origin/main eller main att jämföra med: kör git fetch origin main.',
    );
    return 1;
  }
  const changed = changedSince(base);
  const removed = removedSince(base);
  if (changed.length + removed.length === 0) {
    console.log('Inget har ändrats sedan main, så det finns inget att kontrollera.');
    return 0;
  }
  const pages = examinePages(base, changed, removed);
  const { steps, leftOut } = planQuick(changed, pages);
  const results = await runSteps(steps);
  const total = results.map(({ count }) => count).reduce(addCounts, nothing);
  const gone = removed.length === 0 ? '' : `, ${String(removed.length)} borta eller omdöpta`;
  console.log(`\n── ${String(changed.length)} ändrade filer${gone} ──`);
  for (const { name, count, seconds } of results)
    console.log(`${name} (${String(seconds)} s): ${count.failed === 0 ? 'godkänt' : 'FEL'}`);
  if (pages.faults.length > 0) console.log(['Adresser: FEL', ...pages.faults].join('\n  '));
  const ofLabs = missingPlaces(labsAmong(changed, read), read);
  if (ofLabs.length > 0) console.log(['Labbar: FEL', ...ofLabs].join('\n  '));
  for (const sentence of leftOut) console.log(`Inte med här: ${sentence}`);
  return total.failed + pages.faults.length + ofLabs.length === 0 ? 0 : 1;
}

void main().then((code) => {
  process.exitCode = code;
});
