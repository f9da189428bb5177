import { lazy, type ComponentType } from 'react';
import Hint from './Exercise/Hint';
import Solution from './Exercise/Solution';
import ZoomImage from './Figure/ZoomImage';
import MathStyles from './MathStyles';
import { Accept, Choice, Item, Question, Reject } from './Quiz/markers';

/** Where the larger parts are. Each is its own chunk, so that a page pays only for what it uses. */
const loaders = {
  Quiz: () => import('./Quiz'),
  Predict: () => import('./Predict'),
  Parsons: () => import('./Parsons'),
  Exercise: () => import('./Exercise'),
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

/**
 * Asks for a page's parts, all at the same time. Rendering asks for each when it meets it, and meets the next one only when it is there.
 * @param names as authors write them; others are passed over
 */
export function warmUpParts(names: readonly string[]): void {
  const known: Readonly<Record<string, () => Promise<unknown>>> = loaders;
  for (const name of names) {
    // What fails here fails again where it is rendered, and is told there.
    if (Object.hasOwn(known, name)) known[name]?.().catch(() => undefined);
  }
}

/**
 * The teaching parts by the names that authors write. Each is its own chunk, so that a page pays only for what it uses;
 * the small marker components that only carry an author's words (a question, a choice) are imported directly.
 */
export const teachingComponents: Readonly<Record<string, ComponentType<never>>> = {
  Quiz: lazy(loaders.Quiz),
  Predict: lazy(loaders.Predict),
  Parsons: lazy(loaders.Parsons),
  Question,
  Choice,
  Accept,
  Reject,
  Item,
  Exercise: lazy(loaders.Exercise),
  Hint,
  Solution,
  FlagCheck: lazy(loaders.FlagCheck),
  Download: lazy(loaders.Download),
  Term: lazy(loaders.Term),
  Glossary: lazy(loaders.Glossary),
  Figure: lazy(loaders.Figure),
  img: ZoomImage,
  StepTrace: lazy(loaders.StepTrace),
  PyRun: lazy(loaders.PyRun),
  MathStyles,
  MazeViz: lazy(loaders.MazeViz),
  SpriteLab: lazy(loaders.SpriteLab),
  KeyTrainer: lazy(loaders.KeyTrainer),
  TruthTable: lazy(loaders.TruthTable),
  GateSim: lazy(loaders.GateSim),
  AluSim: lazy(loaders.AluSim),
  BaseConverter: lazy(loaders.BaseConverter),
  PointLab: lazy(loaders.PointLab),
  NetLab: lazy(loaders.NetLab),
  ConvLab: lazy(loaders.ConvLab),
  TokenLab: lazy(loaders.TokenLab),
  GridWorld: lazy(loaders.GridWorld),
};
