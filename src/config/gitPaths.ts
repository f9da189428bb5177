/**
 * Makes git write paths as they are in whatever this process starts. Left alone it writes letters
 * beyond ASCII as numbers, in quotation marks, and Docusaurus, which asks `git log` when a page was
 * last changed, then finds no page whose file has å, ä or ö in its name. The variables are git's
 * own (git-config, GIT_CONFIG_COUNT); what is there already is kept.
 */
export function unquoteGitPaths(environment: NodeJS.ProcessEnv): void {
  const count = Number(environment['GIT_CONFIG_COUNT'] ?? 0);
  environment[`GIT_CONFIG_KEY_${String(count)}`] = 'core.quotePath';
  environment[`GIT_CONFIG_VALUE_${String(count)}`] = 'false';
  environment['GIT_CONFIG_COUNT'] = String(count + 1);
}
