/**
 * The Python package that runs programs (`course_runner/`), file by file: served beside Pyodide,
 * read by the tests of lessons.
 */
export const runnerPackage = 'course_runner';

export const runnerFiles = [
  '__init__.py',
  'errors.py',
  'isolation.py',
  'plain_loop.py',
  'recording.py',
  'runner.py',
  'sql.py',
  'streams.py',
  'surroundings.py',
  'testing.py',
  'values.py',
] as const;
