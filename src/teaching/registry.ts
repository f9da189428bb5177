import { lazy, type ComponentType } from 'react';
import Hint from './Exercise/Hint';
import Solution from './Exercise/Solution';
import ZoomImage from './Figure/ZoomImage';
import MathStyles from './MathStyles';
import { Accept, Choice, Item, Question, Reject } from './Quiz/markers';

/**
 * The teaching parts by the names that authors write. Each is its own chunk, so that a page pays only for what it uses;
 * the small marker components that only carry an author's words (a question, a choice) are imported directly.
 */
export const teachingComponents: Readonly<Record<string, ComponentType<never>>> = {
  Quiz: lazy(() => import('./Quiz')),
  Question,
  Choice,
  Accept,
  Reject,
  Item,
  Exercise: lazy(() => import('./Exercise')),
  Hint,
  Solution,
  FlagCheck: lazy(() => import('./FlagCheck')),
  Download: lazy(() => import('./Download')),
  Term: lazy(() => import('./Term')),
  Glossary: lazy(() => import('./Glossary')),
  Figure: lazy(() => import('./Figure')),
  img: ZoomImage,
  StepTrace: lazy(() => import('./StepTrace')),
  PyRun: lazy(() => import('./PyRun')),
  MathStyles,
  MazeViz: lazy(() => import('./MazeViz')),
  SpriteLab: lazy(() => import('./SpriteLab')),
  KeyTrainer: lazy(() => import('./KeyTrainer')),
  TruthTable: lazy(() => import('./TruthTable')),
  GateSim: lazy(() => import('./GateSim')),
  AluSim: lazy(() => import('./AluSim')),
  BaseConverter: lazy(() => import('./BaseConverter')),
  PointLab: lazy(() => import('./PointLab')),
  NetLab: lazy(() => import('./NetLab')),
  ConvLab: lazy(() => import('./ConvLab')),
  TokenLab: lazy(() => import('./TokenLab')),
  GridWorld: lazy(() => import('./GridWorld')),
};
