import type { LoadContext, Plugin } from '@docusaurus/types';
import { retellErrors } from '@kurser/platform/pageFailure';
import { retellLessonErrors, summaryOf, verboseVariable } from './retell';

/**
 * Tells faults in lessons as the lesson check does, in the build, in the terminal of the
 * development server and over its page: where, what is wrong and what would be right, in place of
 * the stack of the programs that met it.
 */
export default function lessonFaultsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'lesson-faults',
    configureWebpack(_config, isServer) {
      if (process.env[verboseVariable] === 'true') return {};
      const plugin = retellErrors(
        (errors) => retellLessonErrors(errors, siteDir),
        (messages) => {
          // Docusaurus ends a build here too, with more words; and of the server's the same would
          // be told again.
          const summary = isServer ? undefined : summaryOf(messages);
          if (summary === undefined) return;
          console.error(summary);
          process.exit(1);
        },
      );
      return { plugins: [plugin] };
    },
  };
}
