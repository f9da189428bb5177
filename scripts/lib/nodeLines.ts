/** The lines of Node that the project is promised for. Pure. */

/** From the oldest that package.json takes in to the newest that there is. */
export const nodeLines: readonly string[] = ['20.19', '22', '24', '26'];

/**
 * The lines that a command line asks for; all of them when it says nothing.
 * @throws an Error that names what is no line, and those that are
 */
export function chooseLines(args: readonly string[]): readonly string[] {
  const unknown = args.filter((arg) => !nodeLines.includes(arg));
  if (unknown.length > 0)
    throw new Error(
      `npm run nodes känner inte till ${unknown.join(' ')}: skriv någon av ${nodeLines.join(', ')}, eller ingenting för alla.`,
    );
  return args.length === 0 ? nodeLines : args;
}

/** The package that has Node's program for a machine, and where the program lies in it. */
export function nodePackage(
  platform: NodeJS.Platform,
  processor: string,
): { readonly name: string; readonly program: string } {
  const isWindows = platform === 'win32';
  const name = `node-${isWindows ? 'win' : platform}-${processor}`;
  return { name, program: isWindows ? 'bin/node.exe' : 'bin/node' };
}
