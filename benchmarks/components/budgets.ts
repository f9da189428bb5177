/**
 * What a page may pay for a part, in bytes as they are sent: scripts and styles minified and gzipped, without React and the
 * theme, with everything the part shares with others. A budget is the measured size and about a fifth; a part that outgrows it
 * has taken in something it should not have, or earns a larger one by a decision.
 */
export const byteBudgets = {
  Quiz: 14_000,
  Exercise: 4_200,
  StepTrace: 10_800,
  FlagCheck: 3_700,
  Download: 1_700,
  Term: 2_900,
  Glossary: 2_400,
  Figure: 3_100,
  PyRun: 151_000,
  TruthTable: 23_500,
  GateSim: 40_500,
  AluSim: 8_800,
  BaseConverter: 9_200,
  MazeViz: 18_000,
  SpriteLab: 16_200,
  KeyTrainer: 21_300,
  PointLab: 26_000,
  NetLab: 18_500,
  ConvLab: 14_000,
  TokenLab: 13_500,
  GridWorld: 18_500,
} as const;

/** Libraries that only some pages load: measured in the browser, where they arrive in several files. */
export const libraryBudgets: Readonly<Record<string, number>> = {
  Mermaid: 290_000,
  KaTeX: 70_000,
};

/** A page with a part may take this many times the time of a page without, until the part is visible. */
export const startRatioLimit = 2;
/** Mermaid draws in the browser and is a large library. */
export const startRatioLimits: Readonly<Record<string, number>> = { Mermaid: 4 };

/** What a step may take on a processor slowed down four times: it should feel answered at once. */
export const stepLimitMs = 250;
