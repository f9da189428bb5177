/** What the lessons are written with besides Markdown. A test holds it against the site's parts. */
export const partNames: readonly string[] = [
  ...['Quiz', 'Question', 'Choice', 'Accept', 'Reject', 'Item', 'Predict', 'Parsons'],
  ...['Exercise', 'Answer', 'Hint', 'Solution', 'FlagCheck', 'Download', 'Term', 'Glossary'],
  'Exam',
  ...[
    'Figure',
    'MathStyles',
    'OpensLater',
    'StepTrace',
    'PyRun',
    'MazeViz',
    'SpriteLab',
    'KeyTrainer',
  ],
  ...['TruthTable', 'GateSim', 'AluSim', 'BaseConverter', 'PointLab', 'NetLab', 'ConvLab'],
  ...['TokenLab', 'GridWorld'],
  ...['ChaseLab', 'JumpLab', 'LagLab', 'ShipLab'],
];
