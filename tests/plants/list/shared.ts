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

/** What many parts share, seen where one of them uses it. */
export const shared: readonly Plant[] = [
  {
    name: 'On paper hints and solutions stay closed',
    file: 'packages/ui/src/Disclosure/index.tsx',
    find: 'open={open || printing}',
    replace: 'open={open}',
    test: component(
      'exercise',
      'on paper every hint and solution is open, and closed again afterwards',
    ),
  },
  {
    name: 'The arrow keys do not move within a grid of buttons',
    file: 'packages/shared/src/rovingGrid/index.ts',
    find: 'if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();',
    replace: 'void element;',
    test: dom('labs', 'BaseConverter', 'works by keyboard alone'),
  },
  {
    name: 'Enter does not paint',
    file: 'packages/ui/src/PaintGrid/usePainting.ts',
    find: "(event.key === 'Enter' || event.key === ' ')",
    replace: "event.key === ' '",
    test: dom(
      'labs',
      'ConvLab',
      'moves the window by choosing a pixel of the output, with keys alone',
    ),
  },
  {
    name: 'A player never stops by itself',
    file: 'packages/shared/src/useTicker/index.ts',
    find: 'if (!latest.current()) setRunning(false);',
    replace: 'latest.current();',
    test: dom('labs', 'MazeViz', 'plays two searches side by side to their ends'),
  },
  {
    name: 'A press beside a dialog leaves it open',
    file: 'packages/shared/src/useModal/index.ts',
    find: 'if (beganBeside && target === element) act();',
    replace: '',
    test: component(
      'figure',
      'by mouse: a press on the figure opens it large, the button and the backdrop close it',
    ),
  },
  {
    name: 'Parts of a page: a component is named each time that it is used',
    file: 'src/parts/usedParts.ts',
    find: 'return [...new Set(names)].sort();',
    replace: 'return names.sort();',
    test: {
      level: 'unit',
      file: 'src/parts/__tests__/usedParts.test.ts',
      title: 'names every component of a page once',
    },
  },
  {
    name: 'Course drawing: a course has another course’s drawing',
    file: 'src/components/CourseDrawing/marks.ts',
    find: "courseAi: 'ai',",
    replace: "courseAi: 'year3',",
    test: {
      level: 'dom',
      file: 'src/components/CourseDrawing/__tests__/CourseDrawing.test.tsx',
      title: 'has its drawing by the class that its folder says',
    },
  },
  {
    name: 'Hand-in: the teacher is not told that the solution has been seen',
    file: 'packages/hand-in/src/file/page.ts',
    find: "hasSeenSolution ? 'lösningen visad' : 'lösningen inte visad'",
    replace: "'lösningen inte visad'",
    test: {
      level: 'unit',
      file: 'packages/hand-in/src/__tests__/page.test.ts',
      title: 'says what is in it, in words',
    },
  },
];
