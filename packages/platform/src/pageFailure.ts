import { stripVTControlCharacters } from 'node:util';
import type { Plugin } from '@docusaurus/types';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = NonNullable<BundlerConfig['plugins']>[number];

/** A page that Docusaurus could not compile. */
export interface PageFailure {
  /** The page, with its whole path. */
  readonly file: string;
  /** What was thrown, without the stack. */
  readonly cause: string;
}

/** An error of the bundler's, and what it was building then. */
export interface BundlerError {
  readonly message: string;
  /** The module's file with its query. */
  readonly resource: string;
}

/** The frame that the bundler draws around what a loader has thrown. */
const frame = /^[\s│╰─▶×├┬]+/u;

/**
 * What the bundler says of a page that could not be compiled, in Docusaurus' words; undefined for
 * any other error.
 */
export function findPageFailure(message: string): PageFailure | undefined {
  const text = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.replace(frame, ''))
    .join('\n');
  const [, file, cause] =
    /MDX compilation failed for file "?([^"\n]+)"?\nCause: ([\s\S]*?)\nDetails:/.exec(text) ?? [];
  return file === undefined || cause === undefined ? undefined : { file, cause };
}

/** The bundler's error objects as far as they are read and written here. */
interface CompilationError extends Error {
  module?: { readonly resource?: string } | null;
}

/** The error in other words; its place is kept, which the development server shows above them. */
function reworded(error: CompilationError, message: string): CompilationError {
  const made: CompilationError = new Error(message);
  // The bundler would add it to the message, line by line.
  made.stack = '';
  if (error.module !== undefined) made.module = error.module;
  return made;
}

/**
 * A bundler plugin that has each compilation's errors told in other words, before anybody has read
 * them.
 * @param retell returns the message to tell of each error, undefined for one to leave out
 * @param told is called with the messages when a build, not the development server, has ended in
 * errors
 */
export function retellErrors(
  retell: (errors: readonly BundlerError[]) => readonly (string | undefined)[],
  told: (messages: readonly string[]) => void,
): BundlerPlugin {
  const name = 'RetellErrors';
  return {
    apply(compiler) {
      let last: readonly string[] = [];
      compiler.hooks.afterCompile.tap(name, (compilation) => {
        // Some plugins compile within a compilation.
        if (compilation.compiler !== compiler) return;
        const errors = compilation.errors as CompilationError[];
        const messages = retell(
          errors.map(({ message, module }) => ({ message, resource: module?.resource ?? '' })),
        );
        last = messages.filter((message) => message !== undefined);
        if (messages.every((message, place) => message === errors[place]?.message)) return;
        compilation.errors = errors.flatMap((error, place) => {
          const message = messages[place];
          if (message === undefined) return [];
          return [message === error.message ? error : reworded(error, message)];
        }) as typeof compilation.errors;
      });
      // Before Docusaurus, which ends the process when the pages' scripts cannot be built.
      compiler.hooks.done.tap({ name, stage: -100 }, () => {
        if (!compiler.watchMode && last.length > 0) told(last);
      });
    },
  };
}
