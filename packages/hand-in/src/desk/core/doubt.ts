/**
 * Names by which a program can reach what runs and judges it: a pupil's program has no use for
 * them. What a program is made of cannot be known from its text for certain, so this only decides
 * what a person is told to read, and what gets a Python of its own.
 */
const names = [
  // JavaScript, and what runs the program.
  ...['_?pyodide(?:_js)?', 'js', 'course_runner'],
  // Modules by which everything else is had, by name or by force.
  ...['gc', 'ctypes', 'importlib', 'inspect', 'builtins', 'atexit', 'pickle', 'marshal', 'runpy'],
  ...['pkgutil', 'modules', 'settrace', 'setprofile'],
  // A name that stands nowhere in the program's text.
  ...['eval', 'exec', 'globals', 'locals', 'vars', 'getattr', 'setattr', 'delattr', 'attrgetter'],
  ...['methodcaller', '__getattribute__', '__dict__', '__import__', '__builtins__', '__loader__'],
  // From an object to all others.
  ...['__subclasses__', '__globals__', '__code__', '_getframe', '[a-z]{1,2}_frame', 'f_back'],
  ...['f_(?:globals|locals|builtins)'],
  // What is equal to everything passes every comparison.
  '__eq__',
];
const reaching = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${names.join('|')})(?![\\p{L}\\p{N}_])`, 'gu');

/** The names in a program that could change how it is judged, as Python reads them (PEP 3131). */
function namesIn(program: string): ReadonlySet<string> {
  return new Set(program.normalize('NFKC').match(reaching) ?? []);
}

/**
 * The names by which a program could change its own verdict or the next one's, where the exercise
 * itself does not use them.
 * @param given the exercise's own texts: skeleton, test, solution
 */
export function doubtfulNames(program: string, given: readonly string[]): readonly string[] {
  const used = namesIn(given.join('\n'));
  return [...namesIn(program)].filter((name) => !used.has(name)).sort();
}
