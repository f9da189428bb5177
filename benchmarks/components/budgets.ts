/**
 * What a page may pay for a part, in bytes as they are sent: scripts and styles minified and
 * gzipped, without React and the theme, with everything the part shares with others. A budget is
 * the measured size and 3 %: a part that outgrows it has taken in something it should not have, or
 * earns a larger one by a decision, which is then a line in its commit.
 */
export const byteBudgets = {
  Quiz: 16_620,
  Predict: 14_695,
  Parsons: 9_750,
  Exercise: 8_620,
  Answer: 15_480,
  StepTrace: 9_880,
  FlagCheck: 3_846,
  Download: 1_520,
  Term: 2_760,
  Glossary: 2_060,
  Figure: 2_850,
  PyRun: 142_500,
  TruthTable: 20_631,
  GateSim: 37_571,
  AluSim: 7_980,
  BaseConverter: 8_170,
  MazeViz: 16_950,
  SpriteLab: 14_700,
  KeyTrainer: 18_950,
  PointLab: 23_170,
  NetLab: 16_260,
  ConvLab: 12_660,
  TokenLab: 12_190,
  GridWorld: 16_110,
  LagLab: 8_100,
  ShipLab: 10_220,
  ChaseLab: 16_120,
  JumpLab: 11_620,
} as const;

/** The same for what is fetched when it is opened, by its folder. */
export const dialogBudgets = {
  'packages/search/src/SearchDialog': 16_160,
  'src/help/HelpDialog': 2_480,
  // With the editor, which PyRun shares.
  'packages/course-parts/src/live/view/LiveExercise': 142_350,
  'packages/course-parts/src/live/view/LiveExample': 141_080,
  // With every block of code that can be run.
  'packages/course-parts/src/live/Example': 3_020,
  // When a program draws.
  'packages/course-parts/src/drawing/Drawing': 3_690,
  // When a program has a game.
  'packages/course-parts/src/game/GameBoard': 3_830,
  // When 'Stega' is pressed.
  'packages/course-parts/src/walk/Walk': 18_620,
  // A StepTrace whose program the build has run.
  'packages/course-parts/src/RecordedTrace': 8_910,
  // When a written circuit is judged.
  'packages/labs/src/GateSim/core/write/judge': 8_530,
  // With an answer of the kind.
  'packages/course-parts/src/Answer/view/MatchFields': 4_210,
  'packages/course-parts/src/Answer/view/OrderFields': 7_145,
  'packages/course-parts/src/Answer/view/LineMarks': 4_075,
  'packages/course-parts/src/Answer/view/CellMarks': 4_440,
  'packages/course-parts/src/Answer/view/NodeMarks': 4_680,
  'packages/course-parts/src/Answer/view/FileFields': 5_910,
  'packages/course-parts/src/Answer/view/OutputFields': 4_180,
} as const;

/**
 * Libraries that only some pages load: measured in the browser, where they arrive in several files.
 */
export const libraryBudgets: Readonly<Record<string, number>> = {
  Mermaid: 290_000,
  KaTeX: 70_000,
};

/**
 * In the browser a part arrives in several files, each compressed by itself, where a budget is
 * measured of one: what that may cost.
 */
export const splitAllowance = 1.03;

/**
 * A page with a part may take this many times the time of a page without, until the part is
 * visible.
 */
export const startRatioLimit = 2;
/** Mermaid draws in the browser and is a large library. */
export const startRatioLimits: Readonly<Record<string, number>> = { Mermaid: 4 };

/** What a step may take on a processor slowed down four times: it should feel answered at once. */
export const stepLimitMs = 250;

/**
 * How many of the frames that a page shows while nothing happens in it, sixty a second, it must
 * show while forty fields are scrolled by, with the processor slowed down four times.
 */
export const scrolledShare = 0.95;

/**
 * From 'Kör' to the first result, with Python to fetch and to start, and to one when Python is in
 * place: what a school laptop may take.
 */
export const pythonLimitsMs = { first: 6000, warm: 300 } as const;
