/**
 * Names by which a program can reach what runs and judges it: a pupil's program has no use for
 * them. What a program is made of cannot be known from its text for certain, so this only decides
 * what a person is told to read, and what gets a Python of its own.
 */
const reaching =
  /(?<![\p{L}\p{N}_])(?:_?pyodide(?:_js)?|js|course_runner|gc|ctypes|importlib|inspect|builtins|__builtins__|__import__|__subclasses__|__globals__|__code__|__loader__|_getframe|settrace|setprofile|f_back|modules|globals|setattr|eval|exec|atexit)(?![\p{L}\p{N}_])/gu;

/** The names in a program that could change how it is judged. */
function namesIn(program: string): ReadonlySet<string> {
  return new Set(program.match(reaching) ?? []);
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
