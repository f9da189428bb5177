import type { LoadContext, Plugin } from '@docusaurus/types';
import { compileOnDemand } from '@kurser/platform/onDemand';
import { isCourseModule } from '../lessons/questionModules';

/**
 * Has the development server compile a lesson when it is opened, and the questions of a course when
 * they are asked for: compiling a hundred lessons would be most of what a start takes, and whoever
 * writes reads a few of them.
 */
export default function onDemandPlugin({ generatedFilesDir }: LoadContext): Plugin {
  const isLate = (file: string): boolean => file.endsWith('.mdx') || isCourseModule(file);
  return {
    name: 'on-demand',
    configureWebpack: ({ mode }, _isServer, { currentBundler }) =>
      mode === 'production' ? {} : compileOnDemand(currentBundler, generatedFilesDir, isLate),
  };
}
