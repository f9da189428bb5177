/**
 * The kinds of thing a student meets in a lesson. The kind decides the word in the corner and the
 * sign beside it.
 */
export type PanelKind =
  | 'quiz'
  | 'predict'
  | 'parsons'
  | 'exercise'
  | 'hint'
  | 'solution'
  | 'trace'
  | 'run'
  | 'lab'
  | 'flag'
  | 'download'
  | 'figure';

/** The word in a panel's corner. */
export const kindLabels: Record<PanelKind, string> = {
  quiz: 'Testa dig själv',
  predict: 'Förutsäg',
  parsons: 'Ordna',
  exercise: 'Uppgift',
  hint: 'Ledtråd',
  solution: 'Lösning',
  trace: 'Stega',
  run: 'Kör',
  lab: 'Labb',
  flag: 'Flagga',
  download: 'Filer',
  figure: 'Figur',
};
