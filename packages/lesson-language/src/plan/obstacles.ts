import { importedNames } from './files';

/**
 * What Python in a browser cannot do, and what the student reads of it after 'Körs på din egen
 * dator: '.
 */
const obstacles: readonly {
  readonly reason: string;
  readonly meets: (program: string) => boolean;
}[] = [
  // No package ships what Pyodide would load: decisions/0045.
  importing('använder numpy', 'numpy'),
  importing('öppnar ett fönster', 'tkinter'),
  importing('startar en server', 'socketserver', 'HTTPServer', 'ThreadingHTTPServer'),
  importing('använder nätet', 'socket', 'urlopen'),
  calling('använder nätet', 'urllib\\.request\\.urlopen'),
  importing('startar andra program', 'subprocess'),
  calling('använder trådar', 'Thread', 'threading\\.Thread', 'ThreadPoolExecutor'),
  calling('använder flera processer', 'Process', 'ProcessPoolExecutor', 'Pool'),
  importing('testas med pytest', 'pytest'),
  calling('använder scrypt', 'hashlib\\.scrypt', 'scrypt'),
  importing('använder ctypes', 'ctypes'),
];

function importing(reason: string, ...names: readonly string[]) {
  return {
    reason,
    meets: (program: string) => {
      const imported = importedNames(program);
      return names.some((name) => imported.has(name));
    },
  };
}

function calling(reason: string, ...names: readonly string[]) {
  const call = new RegExp(`(?<![\\w.])(?:${names.join('|')})\\(`, 'u');
  return { reason, meets: (program: string) => call.test(program) };
}

/**
 * Why the programs cannot run in a browser, in the order of how much it says; undefined when
 * nothing is known against it.
 */
export function findObstacle(programs: readonly string[]): string | undefined {
  return obstacles.find(({ meets }) => programs.some(meets))?.reason;
}
