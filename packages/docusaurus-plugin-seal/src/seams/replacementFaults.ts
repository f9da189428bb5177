import path from 'node:path';

/** A module of somebody else's that one of ours stands in for, wherever it is asked for. */
export interface ModuleReplacement {
  /** Where the original lies: a file, or the folder of a package. */
  readonly original: string;
  /** The name that it is asked for by; left out where it is asked for by its path. */
  readonly name?: string;
  /** The file of ours. */
  readonly ours: string;
}

/** A module that the bundler has taken in, and the files that ask for it. */
export interface GraphModule {
  readonly file: string;
  readonly askedForBy: readonly string[];
}

const isWithin = (file: string, folder: string): boolean =>
  file === folder || file.startsWith(folder + path.sep);

/**
 * What is wrong with the replacements in a bundle; nothing where ours are in, and where the
 * originals are asked for by nobody but the folder through which ours get them.
 * @param through that folder
 */
export function replacementFaults(
  modules: readonly GraphModule[],
  replacements: readonly ModuleReplacement[],
  through?: string,
): readonly string[] {
  return replacements.flatMap(({ original, ours }) => {
    const isIn = modules.some(({ file }) => file === ours);
    const missing = isIn ? [] : [`${ours} is not in the bundle: nothing asks for ${original}`];
    const others = modules
      .filter(({ file }) => isWithin(file, original))
      .flatMap(({ askedForBy }) => askedForBy)
      .filter((file) => !isWithin(file, original) && path.dirname(file) !== through);
    return [
      ...missing,
      ...[...new Set(others)].map((file) => `${file} asks for ${original} and gets it`),
    ];
  });
}
