/**
 * The Python package that runs programs (`course_runner/`), file by file: served beside Pyodide,
 * read by the tests of lessons.
 */
export const runnerPackage = 'course_runner';

export const runnerFiles = [
  '__init__.py',
  'drawing.py',
  'errors.py',
  'isolation.py',
  'plain_loop.py',
  'playing.py',
  'recording.py',
  'runner.py',
  'sql.py',
  'streams.py',
  'surroundings.py',
  'testing.py',
  'values.py',
] as const;

/**
 * Modules that only some programs import, below the package: each comes with the first program that
 * names it.
 */
export const moduleFolder = 'modules';
export const pageModules = ['spelplan', 'turtle'] as const;
export type PageModule = (typeof pageModules)[number];

export const moduleFile = (name: PageModule): string =>
  `${runnerPackage}/${moduleFolder}/${name}.py`;
