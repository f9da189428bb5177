import { execFileSync } from 'node:child_process';

let found: string | undefined;

/**
 * The system's Python, the interpreter itself: what is called python3 may be a script that looks
 * for it each time, which costs ten times what Python does.
 */
export function systemInterpreter(): string {
  const tell = ['-c', 'import sys; print(sys.executable)'];
  found ??= execFileSync('python3', tell, { encoding: 'utf8' }).trim();
  return found;
}
