/**
 * The addresses of the course's category pages, below `/courses/category/`. They are part of the
 * site's contract and stay put.
 */
export const categorySlugs: readonly string[] = [
  'arbetsbok',
  'årskurs-3',
  'artificiell-intelligens',
  'capture-the-flag',
  'ctf',
  'digital-logik',
  'extra',
  'första-spel',
  'fortsättning',
  'godot',
  'lärobok',
  'moving-sprites-in-trse',
  'projekt',
  'reverse-engineering',
  'rust',
  'sökalgoritmer',
  'tillämpad-programmering',
  'trse',
  'trse-pixel-art',
];
