/** The lines of Node that the project is promised for. Pure. */

/** From the oldest that package.json takes in to the newest that there is. */
export const nodeLines: readonly string[] = ['20.19', '22', '24', '26'];

/** What is done on each line when its packages are there. */
export const nodeSteps = ['start', 'build', 'check', 'unit', 'dom'] as const;
export type NodeStep = (typeof nodeSteps)[number];

/**
 * The lines and the steps that a command line asks for; all of those that it says nothing of.
 * @throws an Error that names what is neither, and what there is
 */
export function chooseRun(args: readonly string[]): {
  readonly lines: readonly string[];
  readonly steps: readonly NodeStep[];
} {
  const lines = args.filter((arg) => nodeLines.includes(arg));
  const steps = nodeSteps.filter((step) => args.includes(step));
  const known: readonly string[] = [...nodeLines, ...nodeSteps];
  const unknown = args.filter((arg) => !known.includes(arg));
  if (unknown.length > 0)
    throw new Error(
      `npm run nodes känner inte till ${unknown.join(' ')}: skriv någon av ${nodeLines.join(', ')} och något av ${nodeSteps.join(', ')}, eller ingenting för allt.`,
    );
  return {
    lines: lines.length === 0 ? nodeLines : lines,
    steps: steps.length === 0 ? nodeSteps : steps,
  };
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
