import type { ReactNode } from 'react';
import Original from '@theme-original/MDXComponents';

function Part({ children }: { readonly children?: ReactNode }): ReactNode {
  return <div>{children}</div>;
}

/**
 * What the lessons are written with besides Markdown: in a bare site each shows what stands in it,
 * and no more.
 */
const names = [
  ...['Quiz', 'Question', 'Choice', 'Accept', 'Reject', 'Item', 'Predict', 'Parsons'],
  ...['Exercise', 'Hint', 'Solution', 'FlagCheck', 'Download', 'Term', 'Glossary', 'Figure'],
  ...['StepTrace', 'PyRun', 'MazeViz', 'SpriteLab', 'KeyTrainer', 'TruthTable', 'GateSim'],
  ...['AluSim', 'BaseConverter', 'PointLab', 'NetLab', 'ConvLab', 'TokenLab', 'GridWorld'],
];

export default { ...Original, ...Object.fromEntries(names.map((name) => [name, Part])) };
