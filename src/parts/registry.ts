import { lazy, type ComponentType } from 'react';
import Hint from '@kurser/course-parts/Exercise/Hint';
import { Answer } from '@kurser/course-parts/Exercise/markers';
import Solution from '@kurser/course-parts/Exercise/Solution';
import ZoomImage from '@kurser/course-parts/Figure/ZoomImage';
import MathStyles from '@kurser/course-parts/MathStyles';
import { bounded } from '@kurser/course-parts/PartBoundary';
import { Accept, Choice, Item, Question, Reject } from '@kurser/course-parts/Quiz/markers';

/** Where the larger parts are. Each is its own chunk, so that a page pays only for what it uses. */
const written = {
  Quiz: () => import('@kurser/course-parts/Quiz'),
  Predict: () => import('@kurser/course-parts/Predict'),
  Parsons: () => import('@kurser/course-parts/Parsons'),
  Exercise: () => import('@kurser/course-parts/Exercise'),
  Answer: () => import('@kurser/course-parts/Answer'),
  FlagCheck: () => import('@kurser/course-parts/FlagCheck'),
  Download: () => import('@kurser/course-parts/Download'),
  Term: () => import('@kurser/course-parts/Term'),
  Glossary: () => import('@kurser/course-parts/Glossary'),
  Figure: () => import('@kurser/course-parts/Figure'),
  StepTrace: () => import('@kurser/labs/StepTrace'),
  PyRun: () => import('@kurser/course-parts/PyRun'),
  MazeViz: () => import('@kurser/labs/MazeViz'),
  SpriteLab: () => import('@kurser/labs/SpriteLab'),
  KeyTrainer: () => import('@kurser/labs/KeyTrainer'),
  TruthTable: () => import('@kurser/labs/TruthTable'),
  GateSim: () => import('@kurser/labs/GateSim'),
  AluSim: () => import('@kurser/labs/AluSim'),
  BaseConverter: () => import('@kurser/labs/BaseConverter'),
  PointLab: () => import('@kurser/labs/PointLab'),
  NetLab: () => import('@kurser/labs/NetLab'),
  ConvLab: () => import('@kurser/labs/ConvLab'),
  TokenLab: () => import('@kurser/labs/TokenLab'),
  GridWorld: () => import('@kurser/labs/GridWorld'),
  JumpLab: () => import('@kurser/labs/JumpLab'),
  ChaseLab: () => import('@kurser/labs/ChaseLab'),
  ShipLab: () => import('@kurser/labs/ShipLab'),
  LagLab: () => import('@kurser/labs/LagLab'),
} as const;

/** MDX hands the author's props over unchecked; each part parses its own. */
const loaders = written as Readonly<
  Record<string, () => Promise<{ default: ComponentType<object> }>>
>;

/** The build puts it where something opens on a day; authors do not write it. */
const loadLater = (() => import('@kurser/openings/OpensLater')) as () => Promise<{
  default: ComponentType<never>;
}> as (typeof loaders)[string];

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
  [...Object.entries(loaders), ['OpensLater', loadLater] as const].map(([name, load]) => [
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
