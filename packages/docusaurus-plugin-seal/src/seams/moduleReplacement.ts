import path from 'node:path';
import type { CurrentBundler, Plugin } from '@docusaurus/types';
import { replacementFaults, type GraphModule, type ModuleReplacement } from './replacementFaults';

export interface ModuleRequest {
  request: string;
  /** The folder of the module that asks. */
  readonly context: string;
}

const withoutEnding = (file: string): string => file.replace(/\.[jt]sx?$/, '');

function asksFor({ request, context }: ModuleRequest, replacement: ModuleReplacement): boolean {
  const { original, name } = replacement;
  if (name !== undefined) return request === name;
  const isPath = request.startsWith('.') || path.isAbsolute(request);
  return isPath && withoutEnding(path.resolve(context, request)) === withoutEnding(original);
}

/**
 * Has a request answered with ours, where it asks for an original and does not come from the folder
 * through which ours get the originals.
 */
export function replaceRequest(
  module: ModuleRequest,
  replacements: readonly ModuleReplacement[],
  through?: string,
): void {
  if (module.context === through) return;
  module.request =
    replacements.find((replacement) => asksFor(module, replacement))?.ours ?? module.request;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Lets the bundler ask us about few requests besides those that are meant. */
function patternOf({ original, name }: ModuleReplacement): RegExp {
  if (name !== undefined) return new RegExp(`^${escaped(name)}$`);
  const file = escaped(withoutEnding(path.basename(original)));
  return new RegExp(`(?:^|[\\\\/])${file}(?:\\.[jt]sx?)?$`);
}

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = NonNullable<BundlerConfig['plugins']>[number];

/**
 * Has the bundler ask about every request that the pattern fits, before it looks for the module.
 */
export function replaceRequests(
  { instance }: CurrentBundler,
  pattern: RegExp,
  replace: (module: ModuleRequest) => void,
): BundlerPlugin {
  return new instance.NormalModuleReplacementPlugin(pattern, replace);
}

/** A module of the bundler's, and its graph, as far as they are asked here. */
interface BundlerModule {
  readonly resource?: string;
}
interface ModuleGraph {
  getIncomingConnections(
    module: BundlerModule,
  ): Iterable<{ readonly originModule?: BundlerModule | null }>;
}

function readGraph(modules: Iterable<BundlerModule>, graph: ModuleGraph): GraphModule[] {
  return [...modules].flatMap((module) => {
    if (module.resource === undefined) return [];
    const askedForBy = [...graph.getIncomingConnections(module)].flatMap(
      ({ originModule }) => originModule?.resource ?? [],
    );
    return [{ file: module.resource, askedForBy }];
  });
}

const pluginName = 'ModuleReplacement';

/**
 * Fails a build in which a replacement has missed what it is for. A compiler that goes on, as the
 * development server's does, is asked once: asking takes as long as an edit's own compiling, and
 * the bundler keeps what it was asked about.
 */
const checkReplacements = (
  replacements: readonly ModuleReplacement[],
  through?: string,
): BundlerPlugin => ({
  apply(compiler) {
    let isAsked = false;
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      if (isAsked) return;
      isAsked = true;
      compilation.hooks.finishModules.tap(pluginName, (modules) => {
        const graph = readGraph(
          modules as Iterable<BundlerModule>,
          compilation.moduleGraph as ModuleGraph,
        );
        const faults = replacementFaults(graph, replacements, through);
        if (faults.length > 0) throw new Error(faults.join('\n'));
      });
    });
  },
});

/**
 * Bundler plugins that put modules of ours in place of somebody else's. Each build asks the
 * bundler's own graph whether ours are in and the originals out, and fails where they are not.
 * @param through the folder through which ours get the originals; left out where they do not
 */
export function replaceModules(
  bundler: CurrentBundler,
  replacements: readonly ModuleReplacement[],
  through?: string,
): BundlerPlugin[] {
  return [
    ...replacements.map((replacement) =>
      replaceRequests(bundler, patternOf(replacement), (module) =>
        replaceRequest(module, [replacement], through),
      ),
    ),
    checkReplacements(replacements, through),
  ];
}
