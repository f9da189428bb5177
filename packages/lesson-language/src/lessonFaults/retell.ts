import { relative } from 'node:path';
import { findPageFailure, type BundlerError } from '@kurser/platform/pageFailure';

/**
 * Has everything told that the bundler and Docusaurus know of an error: `npm run build --
 * --verbose`, `npm start -- --verbose`.
 */
export const verboseVariable = 'VERBOSE';

/** `docs/3/m3.mdx:24  what is wrong  what would be right`, as the lesson check writes a fault. */
const faultLine = /^\S.*:\d+ {2}\S/;

function isLessonFault(message: string): boolean {
  return message.split('\n').every((line) => faultLine.test(line));
}

function pageOf(resource: string): string {
  return resource.replace(/\?.*$/, '');
}

function inShort(message: string, root: string): string {
  const failure = findPageFailure(message);
  if (failure === undefined) return message;
  const { file, cause } = failure;
  if (isLessonFault(cause)) return cause;
  return `${relative(root, file).replaceAll('\\', '/')}  ${cause}`;
}

/**
 * What to tell of each of the bundler's errors: of those about lessons only what their author
 * needs, and undefined for one that says nothing new. What is told of a page is not told again of
 * its quizzes, which are compiled by themselves too.
 */
export function retellLessonErrors(
  errors: readonly BundlerError[],
  root: string,
): readonly (string | undefined)[] {
  const pages = new Set(errors.map(({ resource }) => resource));
  return errors.map(({ message, resource }) => {
    const page = pageOf(resource);
    return page !== resource && pages.has(page) ? undefined : inShort(message, root);
  });
}

/**
 * How a build ends that stopped for its lessons alone; undefined when something else was wrong too.
 */
export function summaryOf(messages: readonly string[]): string | undefined {
  if (!messages.every(isLessonFault)) return undefined;
  const lines = [...new Set(messages.flatMap((message) => message.split('\n')))];
  const count = lines.length === 1 ? 'ett fel' : `${String(lines.length)} fel`;
  return [
    '',
    ...lines,
    '',
    `Bygget stannade: ${count} i lektionerna. Mer om var det hände: npm run build -- --verbose`,
  ].join('\n');
}
