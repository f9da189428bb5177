import type { LabProps } from '@kurser/labs/kit/labPart';
import { PartFaults, parseProps, readText, unknownNames } from '@kurser/labs/kit/settings';
import { splitFences, type Fence } from '@kurser/shared/nodeText';
import { parseAuthored as answer } from '@kurser/course-parts/Answer/core/parse';
import { parseSettings as aluSim } from '@kurser/labs/AluSim/settings';
import { parseSettings as baseConverter } from '@kurser/labs/BaseConverter/settings';
import { parseSettings as chaseLab } from '@kurser/labs/ChaseLab/settings';
import { parseSettings as convLab } from '@kurser/labs/ConvLab/settings';
import { parseDownloadTitle } from '@kurser/course-parts/Download/title';
import { parseExercise, parseSolutionTitle } from '@kurser/course-parts/Exercise/exercise';
import { parseFigure } from '@kurser/course-parts/Figure/figure';
import { parseFlagProps } from '@kurser/course-parts/FlagCheck/flag';
import { parseSettings as gateSim } from '@kurser/labs/GateSim/settings';
import { parseGoals } from '@kurser/course-parts/goals';
import { parseSettings as gridWorld } from '@kurser/labs/GridWorld/settings';
import { parseSettings as jumpLab } from '@kurser/labs/JumpLab/settings';
import { parseSettings as keyTrainer } from '@kurser/labs/KeyTrainer/settings';
import { parseSettings as lagLab } from '@kurser/labs/LagLab/settings';
import { parseSettings as mazeViz } from '@kurser/labs/MazeViz/settings';
import { parseSettings as netLab } from '@kurser/labs/NetLab/settings';
import { splitProgram } from '@kurser/course-parts/fences/shownProgram';
import { whyNoPuzzle } from '@kurser/course-parts/Parsons/lines';
import { parseSettings as pointLab } from '@kurser/labs/PointLab/settings';
import { parsePredict } from '@kurser/course-parts/Predict/parsePredict';
import { readProgram } from '@kurser/course-parts/PyRun/readProgram';
import { isRecorded, parseRecorded } from '@kurser/course-parts/RecordedTrace/settings';
import { parseQuiz } from '@kurser/course-parts/Quiz/parseQuiz';
import { parseSettings as shipLab } from '@kurser/labs/ShipLab/settings';
import { parseSettings as spriteLab } from '@kurser/labs/SpriteLab/settings';
import { parseSettings as stepTrace } from '@kurser/labs/StepTrace/settings';
import { parseSettings as tokenLab } from '@kurser/labs/TokenLab/settings';
import { parseSettings as truthTable } from '@kurser/labs/TruthTable/settings';

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
  // `opens` is for the build (packages/lesson-language/src/source/locks.ts).
  Quiz: named('Quiz', ['goals', 'opens'], ({ children, goals }) => parseQuiz(children, goals)),
  Predict: named('Predict', ['goals'], ({ children, goals }) =>
    parsePredict(children, parseGoals(goals, 'Predict')),
  ),
  Parsons: named('Parsons', ['goals'], parseParsons),
  Exercise: named('Exercise', ['title', 'stars', 'goals', 'opens'], ({ title, stars, goals }) => {
    parseExercise(title, stars);
    parseGoals(goals, 'Exercise');
  }),
  Answer: (props) => {
    answer(props, '', (text) => text);
  },
  Hint: named('Hint', [], () => undefined),
  Solution: named('Solution', ['title', 'opens'], ({ title }) => parseSolutionTitle(title)),
  // `exam` is for the build, which makes `sha256` of it
  // (packages/lesson-language/src/remark-lesson/exam.ts).
  FlagCheck: named('FlagCheck', ['name', 'sha256', 'exam'], ({ name, sha256 }) =>
    parseFlagProps(name, sha256),
  ),
  // What an exam is made of, which the build takes it apart to.
  Exam: named('Exam', ['opens'], () => undefined),
  Download: named('Download', ['title'], ({ title }) => parseDownloadTitle(title)),
  // That the glossary has the word is for the site to say.
  Term: named('Term', ['id'], () => undefined),
  Glossary: named('Glossary', [], () => undefined),
  Figure: named('Figure', ['alt', 'caption'], ({ alt, caption }) => parseFigure(alt, caption)),
  StepTrace: named('StepTrace', ['title'], (props) =>
    isRecorded(props.children) ? parseRecorded(props) : stepTrace(props),
  ),
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
  JumpLab: jumpLab,
  ChaseLab: chaseLab,
  ShipLab: shipLab,
  LagLab: lagLab,
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
