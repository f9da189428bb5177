/** Plants every fault in a copy of the project and sees whether its test turns red. */
import { levels, type Plant } from './plant';
import { outcomeOf, type TestRun } from './reports';
import { planRounds, siteOf } from './rounds';
import { copyTree, type Tree } from './tree';
import { tryTests } from './tryTests';
import { judge, type Verdict } from './verdict';

type Print = (line: string) => void;

/** What the end of a command's output can explain of a test that was not run. */
const outputLines = 40;

/** The tests without any fault, all of one kind in one run. */
async function tryWithout(
  tree: Tree,
  plants: readonly Plant[],
  print: Print,
): Promise<readonly TestRun[]> {
  const [first] = plants;
  if (first === undefined) return [];
  const { runs, output } = await tryTests(
    tree.root,
    siteOf(first),
    plants.map(({ test }) => test),
  );
  if (plants.some(({ test }) => outcomeOf(test, runs) !== 'passed')) print(lastLines(output));
  return runs;
}

const lastLines = (output: string): string => output.split('\n').slice(-outputLines).join('\n');

async function tryRound(
  tree: Tree,
  round: readonly Plant[],
  without: readonly TestRun[],
  print: Print,
): Promise<readonly Verdict[]> {
  const [first] = round;
  if (first === undefined) return [];
  const tests = round.map(({ test }) => test);
  const { runs, output } = await tree.withPlants(round, () =>
    tryTests(tree.root, siteOf(first), tests),
  );
  const verdicts = round.map((plant) =>
    judge(plant, outcomeOf(plant.test, without), outcomeOf(plant.test, runs)),
  );
  for (const { plant, fault } of verdicts)
    print(`${fault === undefined ? 'sett' : 'OSETT'}: ${plant.name}`);
  if (tests.some((test) => outcomeOf(test, runs) === 'absent')) print(lastLines(output));
  return verdicts;
}

/**
 * Rounds one after the other in each of the trees, so that the machine's cores have something to
 * do.
 */
async function tryRounds(
  trees: readonly Tree[],
  rounds: readonly (readonly Plant[])[],
  without: readonly TestRun[],
  print: Print,
): Promise<readonly Verdict[]> {
  const waiting = [...rounds];
  const verdicts = await Promise.all(
    trees.map(async (tree) => {
      const own: Verdict[] = [];
      for (let round = waiting.shift(); round !== undefined; round = waiting.shift())
        own.push(...(await tryRound(tree, round, without, print)));
      return own;
    }),
  );
  return verdicts.flat();
}

/**
 * Whether a level's tests can run beside each other: emulators, servers and builds take the same
 * ports and folders.
 */
const canRunBeside = (plant: Plant): boolean => ['unit', 'dom'].includes(plant.test.level);

/** Tests that are tried in one run without their faults. */
function kinds(plants: readonly Plant[]): readonly (readonly Plant[])[] {
  const kindOf = (plant: Plant): string => siteOf(plant) ?? plant.test.level;
  return [...new Set(plants.map(kindOf))].map((kind) =>
    plants.filter((plant) => kindOf(plant) === kind),
  );
}

/**
 * Tries every plant and returns what was seen, the cheap levels first.
 * @param project the folder of the project; it is copied and left as it is
 * @param lanes how many copies to work in at a time, where tests can run beside each other
 * @throws when a plant no longer applies
 */
export async function tryPlants(
  project: string,
  plants: readonly Plant[],
  lanes: number,
  print: Print,
): Promise<readonly Verdict[]> {
  const trees: Tree[] = [];
  const verdicts: Verdict[] = [];
  try {
    const copies = plants.some(canRunBeside) ? lanes : 1;
    for (let lane = 0; lane < copies; lane += 1) trees.push(copyTree(project));
    const [first] = trees;
    if (first === undefined) throw new Error('Minst ett träd behövs.');
    const sorted = levels.flatMap((level) => plants.filter(({ test }) => test.level === level));
    for (const kind of kinds(sorted)) {
      const without = await tryWithout(first, kind, print);
      const isGreen = ({ test }: Plant): boolean => outcomeOf(test, without) === 'passed';
      const own = kind.every(canRunBeside) ? trees : [first];
      const rounds = planRounds(kind.filter(isGreen));
      verdicts.push(...(await tryRounds(own, rounds, without, print)));
      // What is red or missing without its fault shows nothing with it.
      for (const plant of kind.filter((each) => !isGreen(each)))
        verdicts.push(judge(plant, outcomeOf(plant.test, without), 'absent'));
    }
  } finally {
    for (const tree of trees) tree.remove();
  }
  return verdicts;
}
