import type { Plant } from '../plant';

const unit = (file: string, title: string): Plant['test'] => ({
  level: 'unit',
  file: `${file}.test.ts`,
  title,
});

/**
 * What the teaching parts compute and judge; what a student sees of it is in labs.ts and
 * exercises.ts. Cores that Stryker changes are in tests/mutants/cores.ts.
 */
export const teachingCores: readonly Plant[] = [
  {
    name: 'Reading settings: what was chosen is forgotten',
    file: 'packages/reading-settings/src/settings.ts',
    find: '[name, stored[name]]',
    replace: '[name, ownLook[name]]',
    test: unit(
      'packages/reading-settings/src/__tests__/settings',
      'the site’s own look sets nothing, and every other choice something',
    ),
  },
  {
    name: 'Python: a program finds what the last one’s package held',
    file: 'packages/python-runner/src/worker/course_runner/isolation.py',
    find: '            _forget_finders(folders)\n',
    replace: '            sys.path_importer_cache.pop(work, None)\n',
    test: unit(
      'packages/python-runner/src/__tests__/runnerScope',
      'sees a package’s other files, though its folder looks as old as the last program’s',
    ),
  },
  {
    name: 'Python: the library’s byte code is left out',
    file: 'packages/accelerators/src/quickPython/compile_library.py',
    find: '            if entry.filename in files:\n',
    replace: '            if False:\n',
    test: {
      level: 'unit',
      file: 'packages/accelerators/src/quickPython/__tests__/compileLibrary.test.ts',
      title: 'compiles nothing of it to run a program',
    },
  },
  {
    name: 'Python: a program makes code of text by way of an async function',
    file: 'packages/python-runner/src/worker/closeScope.ts',
    find: '  async () => Promise.resolve(),\n',
    replace: '',
    test: unit(
      'packages/python-runner/src/__tests__/closeScope',
      "is refused, and would be made without that: (async () => {}).constructor('return 1')()",
    ),
  },
  {
    name: 'Quiz: the pieces to put in order lie in order',
    file: 'packages/course-parts/src/ordering/order.ts',
    find: 'while (isRightOrder(order, texts)) order = random.shuffle(order);',
    replace: 'order = order.toSorted((a, b) => a - b);',
    test: unit(
      'packages/course-parts/src/ordering/__tests__/order',
      'is a permutation that is never right already, and the same each time',
    ),
  },
  {
    name: 'Truth table: x is right everywhere',
    file: 'packages/labs/src/TruthTable/core/fillIn.ts',
    find: "target === 'x' || target === answer",
    replace: "target === 'x' || answer === 'x' || target === answer",
    test: unit(
      'packages/labs/src/TruthTable/__tests__/fillIn',
      'accepts any answer in a don’t-care row and x nowhere else',
    ),
  },
  {
    name: 'Circuit: the forbidden state is a stored one',
    file: 'packages/labs/src/GateSim/core/behaviour.ts',
    find: '  if (set === 1 && reset === 1) return forbidden;\n',
    replace: '',
    test: unit(
      'packages/labs/src/GateSim/__tests__/simulate',
      'an SR latch sets, holds and resets, and shows the forbidden state',
    ),
  },
  {
    name: 'Maze: the greedy search counts the way as A* does',
    file: 'packages/labs/src/MazeViz/core/bestFirst.ts',
    find: "algorithm === 'girig' ? (_g, h) => h : (g, h) => g + h",
    replace: '(g, h) => g + h',
    test: unit(
      'packages/labs/src/MazeViz/__tests__/search',
      'on mellan with girig (tjebysjov) finds 24 steps and expands 27 cells, as the Python program does',
    ),
  },
  {
    name: 'Key trainer: the most keys are kept and not the fewest',
    file: 'packages/labs/src/KeyTrainer/lab.ts',
    find: 'Math.min(before, count)',
    replace: 'Math.max(before, count)',
    test: unit('packages/labs/src/KeyTrainer/__tests__/lab', 'keeps the fewest keys'),
  },
  {
    name: 'Random: a lab throws other dice than Python',
    file: 'packages/shared/src/random/index.ts',
    find: 'mix(1664525, (key[j] ?? 0) + j);',
    replace: 'mix(1664525, key[j] ?? 0);',
    test: unit(
      'packages/shared/src/random/__tests__/random',
      'seed 1099511627779 gives the same random() and randrange(10)',
    ),
  },
];
