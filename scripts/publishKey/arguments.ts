/** What `npm run publish-key` was asked to do. */
export interface PublishArguments {
  /** Remove the keys of earlier deployments afterwards. */
  readonly prune: boolean;
}

/** @throws naming an argument that is not known */
export function parseArguments(args: readonly string[]): PublishArguments {
  const unknown = args.filter((arg) => arg !== '--prune');
  if (unknown.length > 0) {
    throw new Error(`publish-key känner inte till ${unknown.join(' ')}; bara --prune finns.`);
  }
  return { prune: args.includes('--prune') };
}
