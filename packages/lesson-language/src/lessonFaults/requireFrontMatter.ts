import { relative } from 'node:path';
import { readYaml } from '../source/yamlFault';
import { summaryOf, verboseVariable } from './retell';

/** The page that Docusaurus passes to `markdown.parseFrontMatter`, as far as it is used here. */
interface PageOnDisk {
  readonly filePath: string;
  readonly fileContent: string;
}

/**
 * Stops for front matter that cannot be read before Docusaurus reads it, in the words of the lesson
 * check: Docusaurus' own are in English and, as its reader keeps what it has begun to read, come
 * only the first time. A build ends here, as it does with other faults in lessons.
 * @throws in development, `file:line  what is wrong  what would be right`
 */
export function requireFrontMatter(page: PageOnDisk, siteDir: string): void {
  if (process.env[verboseVariable] === 'true') return;
  const sentence = describeFrontMatter(page, siteDir);
  if (sentence === undefined) return;
  if (process.env['NODE_ENV'] === 'production') {
    console.error(summaryOf([sentence]));
    process.exit(1);
  }
  // The stack would be this function's, which says nothing of the page.
  throw Object.assign(new Error(sentence), { stack: sentence });
}

/** The fault of a page's front matter in a sentence; undefined where its YAML can be read. */
function describeFrontMatter(page: PageOnDisk, siteDir: string): string | undefined {
  const [, yaml] = /^---\r?\n(.*?)^---\s*$/ms.exec(page.fileContent) ?? [];
  if (yaml === undefined) return undefined;
  const fault = readYaml(yaml);
  if (!('problem' in fault)) return undefined;
  const file = relative(siteDir, page.filePath).replaceAll('\\', '/');
  return `${file}:${String(fault.line + 1)}  front matter: ${fault.problem}  ${fault.expected}`;
}
