/** What `npm run publish-key` was asked to do. */
export interface PublishArguments {
  /** Remove the keys of earlier deployments afterwards. */
  readonly prune: boolean;
  /** Publish to the emulator, as with FIREBASE_TARGET=emulator. */
  readonly emulator: boolean;
}

const known = ['--prune', '--emulator'];

/** @throws naming an argument that is not known */
export function parseArguments(args: readonly string[]): PublishArguments {
  const unknown = args.filter((arg) => !known.includes(arg));
  if (unknown.length > 0) {
    throw new Error(
      `publish-key känner inte till ${unknown.join(' ')}; det som finns är ${known.join(' och ')}.`,
    );
  }
  return { prune: args.includes('--prune'), emulator: args.includes('--emulator') };
}
