import type { LabProps } from '../kit/labPart';
import { PartFaults, parseProps, readText, unknownNames } from '../kit/settings';
import { splitFences, type Fence } from '../../shared/nodeText';
import { parseAuthored as answer } from '../Answer/core/parse';
import { parseSettings as aluSim } from '../AluSim/settings';
import { parseSettings as baseConverter } from '../BaseConverter/settings';
import { parseSettings as convLab } from '../ConvLab/settings';
import { parseDownloadTitle } from '../Download/title';
import { parseExercise } from '../Exercise/exercise';
import { parseSolutionTitle } from '../Exercise/solutionTitle';
import { parseFigure } from '../Figure/figure';
import { parseFlagProps } from '../FlagCheck/flag';
import { parseSettings as gateSim } from '../GateSim/settings';
import { parseGoals } from '../goals';
import { parseSettings as gridWorld } from '../GridWorld/settings';
import { parseSettings as keyTrainer } from '../KeyTrainer/settings';
import { parseSettings as mazeViz } from '../MazeViz/settings';
import { parseSettings as netLab } from '../NetLab/settings';
import { splitProgram } from '../fences/shownProgram';
import { whyNoPuzzle } from '../Parsons/lines';
import { parseSettings as pointLab } from '../PointLab/settings';
import { parsePredict } from '../Predict/parsePredict';
import { readProgram } from '../PyRun/readProgram';
import { parseQuiz } from '../Quiz/parseQuiz';
import { parseSettings as spriteLab } from '../SpriteLab/settings';
import { parseSettings as stepTrace } from '../StepTrace/settings';
import { parseSettings as tokenLab } from '../TokenLab/settings';
import { parseSettings as truthTable } from '../TruthTable/settings';

/**
 * Reads what an author wrote as the part itself does when the page is opened. Throws an Error in
 * Swedish for anything wrong.
 */
type PartParser = (props: LabProps) => void;

/** A part that asks for its props one by one: names that it never asks for are faults. */
function named(
  component: string,
  names: readonly string[],
  parse: (props: LabProps) => unknown,
): PartParser {
  return (props) => {
    const faults = unknownNames(props, names);
    if (faults.length > 0) throw new PartFaults(component, faults);
    parse(props);
  };
}

/** A lab that reads the code blocks between its tags. */
const fenced =
  (parse: (props: LabProps, fences: readonly Fence[]) => unknown): PartParser =>
  (props) => {
    parse(props, splitFences(props.children).fences);
  };

function parseParsons({ goals, children }: LabProps): void {
  parseGoals(goals, 'Parsons');
  const reason = whyNoPuzzle(splitProgram(children, 'Parsons').code.fence.text);
  if (reason !== undefined) throw new Error(`Parsons: ${reason}.`);
}

function parsePyRun(props: LabProps): void {
  parseProps('PyRun', props, (read) => readText(read, 'title', ''));
  readProgram(props.children);
}

/**
 * The parts that authors write on a line of their own or within text, by name, each with the parser
 * that it uses itself.
 */
const partParsers: Readonly<Record<string, PartParser>> = {
  Quiz: named('Quiz', ['goals'], ({ children, goals }) => parseQuiz(children, goals)),
  Predict: named('Predict', ['goals'], ({ children, goals }) =>
    parsePredict(children, parseGoals(goals, 'Predict')),
  ),
  Parsons: named('Parsons', ['goals'], parseParsons),
  Exercise: named('Exercise', ['title', 'stars', 'goals'], ({ title, stars, goals }) => {
    parseExercise(title, stars);
    parseGoals(goals, 'Exercise');
  }),
  Answer: (props) => {
    answer(props, '', (text) => text);
  },
  Hint: named('Hint', [], () => undefined),
  Solution: named('Solution', ['title'], ({ title }) => parseSolutionTitle(title)),
  // `exam` is for the build, which makes `sha256` of it (src/plugins/remark-lesson/exam.ts).
  FlagCheck: named('FlagCheck', ['name', 'sha256', 'exam'], ({ name, sha256 }) =>
    parseFlagProps(name, sha256),
  ),
  Download: named('Download', ['title'], ({ title }) => parseDownloadTitle(title)),
  // That the glossary has the word is for the site to say.
  Term: named('Term', ['id'], () => undefined),
  Glossary: named('Glossary', [], () => undefined),
  Figure: named('Figure', ['alt', 'caption'], ({ alt, caption }) => parseFigure(alt, caption)),
  StepTrace: named('StepTrace', ['title'], stepTrace),
  PyRun: parsePyRun,
  MazeViz: mazeViz,
  SpriteLab: spriteLab,
  KeyTrainer: keyTrainer,
  TruthTable: truthTable,
  GateSim: gateSim,
  AluSim: aluSim,
  BaseConverter: baseConverter,
  PointLab: fenced(pointLab),
  NetLab: netLab,
  ConvLab: fenced(convLab),
  TokenLab: fenced(tokenLab),
  GridWorld: fenced(gridWorld),
};

/**
 * What stands inside another part, which reads it: its names are known, and it has no parser of its
 * own.
 */
const innerParts = ['Question', 'Choice', 'Accept', 'Reject', 'Item'] as const;

/** The names of all components that authors can write without an import. */
export const partNames: readonly string[] = [...Object.keys(partParsers), ...innerParts];

/**
 * Everything that the part says is wrong with its props, a sentence each; none for a component that
 * is no part.
 */
export function faultsOfPart(name: string, props: LabProps): readonly string[] {
  const parse = Object.hasOwn(partParsers, name) ? partParsers[name] : undefined;
  try {
    parse?.(props);
    return [];
  } catch (error) {
    if (error instanceof PartFaults) return error.faults;
    const message = error instanceof Error ? error.message : String(error);
    const [, said = message] =
      /^\w+(?: "[^"]*")?: (?:\d+ fel\n {2}- )?([\s\S]*)$/.exec(message) ?? [];
    return said.split('\n  - ').map((fault) => fault.replace(/\.$/, ''));
  }
}
