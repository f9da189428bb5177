/**
 * What is different on Windows about running a page's programs. Each function is told the system,
 * so that the other one can be tried too. Pure.
 */

/**
 * Names that Python may have. On Windows `python3` opens a shop, and `py` finds what is installed.
 */
export function pythonNames(platform: NodeJS.Platform): readonly string[] {
  return platform === 'win32' ? ['python', 'py'] : ['python3', '/usr/bin/python3'];
}

/** The options by which a program can be ended with everything that it has started. */
export function groupOptions(platform: NodeJS.Platform): {
  readonly detached: boolean;
  readonly windowsHide: boolean;
} {
  // On Windows a program that is detached gets a window, and no group.
  return { detached: platform !== 'win32', windowsHide: true };
}

/**
 * What a program is ended by, with everything that it has started: its group, or where there are no
 * groups itself.
 */
export function endedId(platform: NodeJS.Platform, pid: number): number {
  return platform === 'win32' ? pid : -pid;
}

/** Whether `bash` is this system's own. On Windows it is a Linux beside it, with other folders. */
export function hasOwnBash(platform: NodeJS.Platform): boolean {
  return platform !== 'win32';
}

/**
 * What Windows' programs need of their environment: without its own folder Python does not start,
 * and without UTF-8 it reads files as the system writes them.
 * @param home the folder that is the user's own
 */
export function windowsEnvironment(
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
  { base, home }: { readonly base: string; readonly home: string },
): NodeJS.ProcessEnv {
  if (platform !== 'win32') return {};
  return {
    SystemRoot: env['SystemRoot'],
    PATHEXT: env['PATHEXT'],
    TEMP: base,
    TMP: base,
    USERPROFILE: home,
    PYTHONUTF8: '1',
  };
}

/**
 * What a program has written, as a reader of the page sees it: lines that end as on other systems,
 * and files without the folders that they were in.
 */
export function asRead(
  text: string,
  folders: readonly string[],
  platform: NodeJS.Platform,
): string {
  const isWindows = platform === 'win32';
  const lines = isWindows ? text.replaceAll('\r\n', '\n') : text;
  const separator = isWindows ? '\\' : '/';
  return folders.reduce((read, folder) => read.replaceAll(folder + separator, ''), lines);
}
