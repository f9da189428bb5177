/**
 * What Docusaurus says last of a build that went well. It names a command that this project does
 * not have.
 */
const docusaurusAdvice = 'npm run serve';

/** What to do next instead. */
export const nextStep =
  'Se webbplatsen som den läggs ut: npm run preview. Lägga ut den: OPERATIONS.md.';

/** A line of the build's output as it is shown. */
export function retellBuildLine(line: string): string {
  return line.includes(docusaurusAdvice) ? nextStep : line;
}
