import type { Plant } from '../plant';

const unit = (file: string, title: string): Plant['test'] => ({
  level: 'unit',
  file: `${file}.test.ts`,
  title,
});

/**
 * What the teaching parts compute and judge; what a student sees of it is in labs.ts and
 * exercises.ts.
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
    file: 'packages/python-runner/src/worker/refuseCode.ts',
    find: '  async () => Promise.resolve(),\n',
    replace: '',
    test: unit(
      'packages/python-runner/src/__tests__/refuseCode',
      "is refused, and would be made without that: (async () => {}).constructor('return 1')()",
    ),
  },
  {
    name: 'Quiz: a wrong choice beside the right ones is accepted',
    file: 'packages/course-parts/src/Quiz/quizAnswer.ts',
    find: 'if (allCorrect && picked.length === correct.length) return { right: true };',
    replace: 'if (correct.every((index) => picked.includes(index))) return { right: true };',
    test: unit(
      'packages/course-parts/src/Quiz/__tests__/quizAnswer',
      'multiple takes all correct ones in any order, and says what kind of fault there is',
    ),
  },
  {
    name: 'Quiz: a number a hundred times too large is accepted',
    file: 'packages/course-parts/src/Quiz/numberAnswer.ts',
    find: "if (isNear(value, answer, tolerance)) return 'right';",
    replace:
      "if (isNear(value, answer, tolerance) || isNear(value / 100, answer, tolerance)) return 'right';",
    test: unit('packages/course-parts/src/Quiz/__tests__/quizAnswer', '"1250" is wrong'),
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
    name: 'Exercise: a better hint takes the mark for what is done away',
    file: 'packages/course-parts/src/Exercise/exercise.ts',
    find: '.filter((child) => !isHelp(child))',
    replace: '.filter((child) => !isHelp(child) || child !== null)',
    test: unit(
      'packages/course-parts/src/Exercise/__tests__/exercise',
      'stays when a hint changes',
    ),
  },
  {
    name: 'Exercise: two hints come at a time',
    file: 'packages/course-parts/src/Exercise/exercise.ts',
    find: 'Math.min(opened + 1, total)',
    replace: 'Math.min(opened + 2, total)',
    test: unit(
      'packages/course-parts/src/Exercise/__tests__/exercise',
      'come one at a time: the opened ones and the next',
    ),
  },
  {
    name: 'Flag: anything that is stored counts as found',
    file: 'packages/course-parts/src/FlagCheck/flag.ts',
    find: 'return raw === true ? true : undefined;',
    replace: 'return raw === undefined ? undefined : true;',
    test: unit('packages/course-parts/src/FlagCheck/__tests__/flag', 'knows only a found flag'),
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
    name: 'Term: the tip leaves a narrow screen',
    file: 'packages/course-parts/src/Term/placement.ts',
    find: 'Math.max(margin, Math.min(word.left, rightmost))',
    replace: 'word.left',
    test: unit(
      'packages/course-parts/src/Term/__tests__/placement',
      'never leaves the viewport sideways, down to 320 pixels',
    ),
  },
  {
    name: 'Term: Escape does not close a tip that the pointer is over',
    file: 'packages/course-parts/src/Term/tipReasons.ts',
    find: 'return reasons.size === 0 ? reasons : noReasons;',
    replace: "return new Set([...reasons].filter((reason) => reason === 'hover'));",
    test: unit(
      'packages/course-parts/src/Term/__tests__/tipReasons',
      'is closed by Escape whatever the reasons, and can be opened again',
    ),
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
