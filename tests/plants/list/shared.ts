import type { Plant } from '../plant';

const component = (file: string, title: string): Plant['test'] => ({
  level: 'browser',
  file: `tests/e2e/components/${file}.spec.ts`,
  title,
});
const dom = (part: string, title: string): Plant['test'] => ({
  level: 'dom',
  file: `src/teaching/${part}/__tests__/${part}.test.tsx`,
  title,
});

/** What many parts share, seen where one of them uses it. */
export const shared: readonly Plant[] = [
  {
    name: 'On paper hints and solutions stay closed',
    file: 'src/components/Disclosure/index.tsx',
    find: 'open={open || printing}',
    replace: 'open={open}',
    test: component(
      'exercise',
      'on paper every hint and solution is open, and closed again afterwards',
    ),
  },
  {
    name: 'The arrow keys do not move within a grid of buttons',
    file: 'src/shared/rovingGrid/index.ts',
    find: 'if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();',
    replace: 'void element;',
    test: dom('BaseConverter', 'works by keyboard alone'),
  },
  {
    name: 'Enter does not paint',
    file: 'src/components/PaintGrid/usePainting.ts',
    find: "(event.key === 'Enter' || event.key === ' ')",
    replace: "event.key === ' '",
    test: dom('ConvLab', 'moves the window by choosing a pixel of the output, with keys alone'),
  },
  {
    name: 'A player never stops by itself',
    file: 'src/shared/useTicker/index.ts',
    find: 'if (!latest.current()) setRunning(false);',
    replace: 'latest.current();',
    test: dom('MazeViz', 'plays two searches side by side to their ends'),
  },
  {
    name: 'A press beside a dialog leaves it open',
    file: 'src/shared/useModal/index.ts',
    find: 'if (beganBeside && target === element) act();',
    replace: '',
    test: component(
      'figure',
      'by mouse: a press on the figure opens it large, the button and the backdrop close it',
    ),
  },
];
