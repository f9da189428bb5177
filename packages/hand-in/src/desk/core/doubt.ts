/**
 * Names by which a program can reach what runs and judges it: a pupil's program has no use for
 * them. What a program is made of cannot be known from its text for certain, so this only decides
 * what a person is told to read, and what gets a Python of its own. Among them are what gives a
 * name that stands nowhere in the text (`getattr`), and `__eq__`: what is equal to everything
 * passes every comparison.
 */
const reaching =
  /(?<![\p{L}\p{N}_])(?:_?pyodide(?:_js)?|js|course_runner|gc|ctypes|importlib|inspect|builtins|atexit|pickle|marshal|runpy|pkgutil|modules|settrace|setprofile|eval|exec|globals|locals|vars|getattr|setattr|delattr|attrgetter|methodcaller|__getattribute__|__dict__|__import__|__builtins__|__loader__|__subclasses__|__globals__|__code__|_getframe|[a-z]{1,2}_frame|f_back|f_(?:globals|locals|builtins)|__eq__)(?![\p{L}\p{N}_])/gu;

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
