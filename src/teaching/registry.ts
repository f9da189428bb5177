import { lazy, type ComponentType } from 'react';
import Answer from './Answer/marker';
import Hint from './Exercise/Hint';
import Solution from './Exercise/Solution';
import ZoomImage from './Figure/ZoomImage';
import MathStyles from './MathStyles';
import { bounded } from './PartBoundary';
import { Accept, Choice, Item, Question, Reject } from './Quiz/markers';

/** Where the larger parts are. Each is its own chunk, so that a page pays only for what it uses. */
const written = {
  Quiz: () => import('./Quiz'),
  Predict: () => import('./Predict'),
  Parsons: () => import('./Parsons'),
  Exercise: () => import('./Exercise'),
  Answer: () => import('./Answer'),
  FlagCheck: () => import('./FlagCheck'),
  Download: () => import('./Download'),
  Term: () => import('./Term'),
  Glossary: () => import('./Glossary'),
  Figure: () => import('./Figure'),
  StepTrace: () => import('./StepTrace'),
  PyRun: () => import('./PyRun'),
  MazeViz: () => import('./MazeViz'),
  SpriteLab: () => import('./SpriteLab'),
  KeyTrainer: () => import('./KeyTrainer'),
  TruthTable: () => import('./TruthTable'),
  GateSim: () => import('./GateSim'),
  AluSim: () => import('./AluSim'),
  BaseConverter: () => import('./BaseConverter'),
  PointLab: () => import('./PointLab'),
  NetLab: () => import('./NetLab'),
  ConvLab: () => import('./ConvLab'),
  TokenLab: () => import('./TokenLab'),
  GridWorld: () => import('./GridWorld'),
} as const;

/** MDX hands the author's props over unchecked; each part parses its own. */
const loaders = written as Readonly<
  Record<string, () => Promise<{ default: ComponentType<object> }>>
>;

/**
 * Asks for a page's parts, all at the same time. Rendering asks for each when it meets it, and
 * meets the next one only when it is there.
 * @param names as authors write them; others are passed over
 */
export function warmUpParts(names: readonly string[]): void {
  for (const name of names) {
    // What fails here fails again where it is rendered, and is told there.
    if (Object.hasOwn(loaders, name)) loaders[name]?.().catch(() => undefined);
  }
}

/**
 * Each takes only itself down when it breaks. A word that cannot be explained is still a word of
 * its sentence.
 */
const largerParts = Object.fromEntries(
  Object.entries(loaders).map(([name, load]) => [
    name,
    bounded(lazy(load), name === 'Term' ? 'word' : 'nothing'),
  ]),
);

/**
 * The teaching parts by the names that authors write. Each of the larger ones is its own chunk, so
 * that a page pays only for what it uses; the small marker components that only carry an author's
 * words (a question, a choice, an answer, whose fields its exercise fetches) are imported directly.
 */
export const teachingComponents: Readonly<Record<string, ComponentType<never>>> = {
  ...largerParts,
  ...{ Answer, Question, Choice, Accept, Reject, Item, Hint, Solution, MathStyles },
  img: ZoomImage,
};
