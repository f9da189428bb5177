import type { Plant } from '../plant';

const component = (file: string, title: string): Plant['test'] => ({
  level: 'browser',
  file: `tests/e2e/components/${file}.spec.ts`,
  title,
});
const dom = (room: 'course-parts' | 'labs', part: string, title: string): Plant['test'] => ({
  level: 'dom',
  file: `packages/${room}/src/${part}/__tests__/${part}.test.tsx`,
  title,
});

/** What a student reads, answers and practises with. */
export const exercises: readonly Plant[] = [
  {
    name: 'Quiz: what was rightly left alone is marked as a fault',
    file: 'packages/course-parts/src/Quiz/ChoiceFields.tsx',
    find: '<ChoiceReason choice={choice} isPicked={isPicked} />',
    replace: '<ChoiceReason choice={choice} />',
    test: dom('course-parts', 'Quiz', 'what one rightly left alone is not marked as a fault'),
  },
  {
    name: 'Answers: a part says in its own words how an answer went',
    file: 'packages/course-parts/src/PyRun/Checks.tsx',
    find: '`${sign} Kontroll',
    replace: '`✗ Kontroll',
    test: {
      level: 'unit',
      file: 'tests/unit/toldOneWay.test.ts',
      title: 'with no words of its own in any part',
    },
  },
  {
    name: 'Puzzle: lines below the first wrong one are marked too',
    file: 'packages/course-parts/src/ordering/order.ts',
    find: "place === right ? 'wrong' : 'empty'",
    replace: "'wrong'",
    test: dom(
      'course-parts',
      'Parsons',
      'after a check the rows are marked as far as they can be, until something is moved',
    ),
  },
  {
    name: 'Download: the box has a name of its own instead of the author’s',
    file: 'packages/course-parts/src/Download/index.tsx',
    find: 'title={parseDownloadTitle(title)}',
    replace: 'title="Filer"',
    test: component('download', 'the files are named links, and what they hold can be fetched'),
  },
  {
    name: 'Exercise: what is offered next is done already',
    file: 'packages/course-parts/src/Exercise/Done.tsx',
    find: 'return round.find(({ key }) => !done.has(key));',
    replace: 'return round.find(({ key }) => done.has(key));',
    test: {
      level: 'dom',
      file: 'packages/course-parts/src/Exercise/__tests__/done.test.tsx',
      title: 'says how many are done, and leads to the next that is not',
    },
  },
  {
    name: 'Exercise: all hints are open from the start',
    file: 'packages/course-parts/src/Exercise/useExercise.ts',
    find: 'number <= visibleHints(work.hints, hints)',
    replace: 'number <= hints',
    test: component('exercise', 'hints come one at a time, by mouse'),
  },
  {
    name: 'Exercise: the mark for what is done cannot be taken away',
    file: 'packages/course-parts/src/Exercise/useExercise.ts',
    find: '      else forget();\n',
    replace: '',
    test: component(
      'exercise',
      'the mark for what is done stays on the device and can be taken away',
    ),
  },
  {
    name: 'Figure: the caption is lost',
    file: 'packages/course-parts/src/Figure/index.tsx',
    find: "<InlineText text={text.caption ?? ''} />",
    replace: '<InlineText text="" />',
    test: component('figure', 'a figure has its message in words and a caption'),
  },
  {
    name: 'Figure: the way to open it has no name',
    file: 'packages/course-parts/src/Figure/ZoomButton.tsx',
    find: 'aria-label={`Förstora: ${name}`}',
    replace: '',
    test: component(
      'figure',
      'by keyboard alone: Enter opens, Escape closes, the focus comes back',
    ),
  },
  {
    name: 'Flag: any answer is accepted',
    file: 'packages/course-parts/src/FlagCheck/useFlagCheck.ts',
    find: '(await flagSum(answer, crypto)) === sha256',
    replace: "(await flagSum(answer, crypto)) !== ''",
    test: dom(
      'course-parts',
      'FlagCheck',
      'a wrong flag is named as wrong, the right one is found',
    ),
  },
  {
    name: 'Flag: the focus is lost when the flag is right',
    file: 'packages/course-parts/src/FlagCheck/index.tsx',
    find: '    form.current?.querySelector<HTMLElement>(next)?.focus();\n',
    replace: '',
    test: dom(
      'course-parts',
      'FlagCheck',
      'by keyboard alone; the result survives a reload and can be handed in again',
    ),
  },
  {
    name: 'Glossary: a search leaves every word',
    file: 'packages/course-parts/src/Glossary/index.tsx',
    find: 'findEntries(entries, query)',
    replace: "findEntries(entries, '')",
    test: dom(
      'course-parts',
      'Term',
      'a word can be found in the glossary, and a search without answers says so',
    ),
  },
  {
    name: 'Term: Escape leaves the tip open',
    file: 'packages/course-parts/src/Term/useTip.ts',
    find: "event.key === 'Escape'",
    replace: "event.key === 'Esc'",
    test: component('term', 'Escape closes the tip without moving the pointer'),
  },
  {
    name: 'Key trainer: a solution that was watched counts as one’s own',
    file: 'packages/labs/src/KeyTrainer/useKeyTrainer.ts',
    find: 'if (!isSolved(exercise, next.editor) || next.watched) return;',
    replace: 'if (!isSolved(exercise, next.editor)) return;',
    test: dom('labs', 'KeyTrainer', 'plays the solution without counting it as one’s own'),
  },
  {
    name: 'Key trainer: the Tab key is caught in the text',
    file: 'packages/labs/src/KeyTrainer/view/EditorBox.tsx',
    find: '    if (key === undefined) return;\n    event.preventDefault();\n',
    replace: '    event.preventDefault();\n    if (key === undefined) return;\n',
    test: dom(
      'labs',
      'KeyTrainer',
      'lets Tab out, takes Escape itself and leaves the browser its own keys',
    ),
  },
  {
    name: 'Python: the field for an answer does not get the focus',
    file: 'packages/python-runner/src/InputForm.tsx',
    find: '    if (isAsking) field.current?.focus({ preventScroll: true });\n',
    replace: '',
    test: component(
      'pyrun',
      'asks for input while the program waits, and ends it when there is no more',
    ),
  },
  {
    name: 'Exercise: the code that the editor begins with is shown twice',
    file: 'packages/course-parts/src/live/view/Workbench.tsx',
    find: ' data-workbench=""',
    replace: '',
    test: component('liveExamples', 'on paper the exercise stands there, and no editor'),
  },
  {
    name: 'Python: the author’s program cannot be had back',
    file: 'packages/course-parts/src/PyRun/usePyRun.ts',
    find: 'change(afterReset(kept));',
    replace: 'change(kept);',
    test: component('pyrun', 'runs the program, shows what failed, and keeps code and result'),
  },
  {
    name: 'Python: another tab changes a program without a word',
    file: 'packages/course-parts/src/PyRun/index.tsx',
    find: 'onTakeBack={run.takeBack}',
    replace: 'onTakeBack={undefined}',
    test: dom(
      'course-parts',
      'PyRun',
      'says that another tab has changed the program, and gives back what stood there',
    ),
  },
  {
    name: 'Quiz: each in the text is a landmark of the page',
    file: 'packages/course-parts/src/Quiz/index.tsx',
    find: 'kind="quiz"\n      role="group"',
    replace: 'kind="quiz"',
    test: dom(
      'course-parts',
      'Quiz',
      'results survive a reload, the quiz goes on where it stopped, and can start over',
    ),
  },
  {
    name: 'Prediction: each in the text is a landmark of the page',
    file: 'packages/course-parts/src/Predict/index.tsx',
    find: 'kind="predict"\n      role="group"',
    replace: 'kind="predict"',
    test: dom(
      'course-parts',
      'Predict',
      'asks for an answer, says where a wrong one parts, and keeps a right one on the device',
    ),
  },
  {
    name: 'Puzzle: each in the text is a landmark of the page',
    file: 'packages/course-parts/src/Parsons/index.tsx',
    find: 'kind="parsons"\n      role="group"',
    replace: 'kind="parsons"',
    test: dom(
      'course-parts',
      'Parsons',
      'keeps the order on the device, and starts over when asked',
    ),
  },
  {
    name: 'Prediction: the program can be run before its output is known',
    file: 'packages/course-parts/src/live/TaskBlock/index.tsx',
    find: 'task === undefined || !isOver',
    replace: 'task === undefined',
    test: dom(
      'course-parts',
      'Predict',
      'lets the program be changed and run when its output is known, and not before',
    ),
  },
  {
    name: 'Exercise: another tab changes the code without a word',
    file: 'packages/python-runner/src/OtherTab.tsx',
    find: 'heard.current = true;',
    replace: '',
    test: {
      level: 'dom',
      file: 'packages/course-parts/src/live/__tests__/LiveExercise.test.tsx',
      title:
        'with a second tab, what it writes is shown and said, and the student’s own comes back',
    },
  },
  {
    name: 'Quiz: a wrong answer gives the right one away',
    file: 'packages/course-parts/src/Quiz/QuestionForm.tsx',
    find: "isWrong && !explainsAll ? 'picked' : 'all'",
    replace: "'all'",
    test: dom(
      'course-parts',
      'Quiz',
      'a wrong answer is explained, can be tried again, and the right one explains all',
    ),
  },
  {
    name: 'Puzzle: the focus stays on the place that a line was put in',
    file: 'packages/course-parts/src/ordering/OrderList/useOrdering.ts',
    find: 'list.current?.querySelector<HTMLElement>(refocus.current)?.focus();',
    replace: 'void list;',
    test: dom(
      'course-parts',
      'Parsons',
      'a line that is put in the place of another one has the focus there',
    ),
  },
  {
    name: 'Steps: the space bar on a button starts the player as well',
    file: 'packages/labs/src/StepTrace/useStepTrace.ts',
    find: "if (target instanceof HTMLButtonElement) return event.key !== ' ';",
    replace: '',
    test: component('steptrace', 'by keyboard alone: slider, code and buttons'),
  },
  {
    name: 'Steps: the line in hand is marked by colour alone',
    file: 'packages/labs/src/StepTrace/view/CodeView.tsx',
    find: "aria-current={isCurrent ? 'step' : undefined}",
    replace: '',
    test: dom('labs', 'StepTrace', 'steps, marks what changed in words, and jumps'),
  },
];
