/** Programs that judge the tarball as another site would meet it. */
import path from 'node:path';
import { runCommand } from '../../scripts/lib/steps';

const room = path.resolve('packages/docusaurus-plugin-seal');

/** Fetched by name for the night's run, and no package of ours: they bring 300 of their own. */
const tools = ['publint@0.3', '@arethetypeswrong/cli@0.18', 'typedoc@0.28', 'typescript@5.9'];

export interface Judge {
  readonly says: string;
  run(): Promise<void>;
}

/** What is asked of the tarball; the first fetches what the others run. */
export function judgePackage(folder: string, tarball: string): readonly Judge[] {
  const prefix = path.join(folder, 'tools');
  const must = async (command: string, args: readonly string[]): Promise<void> => {
    const { code, output } = await runCommand(command, args, { output: 'held' });
    if (code !== 0) throw new Error(output);
  };
  const tool = (name: string, ...args: readonly string[]): Promise<void> =>
    must(process.execPath, [path.join(prefix, 'node_modules/.bin', name), ...args]);
  const doors = ['plugin', 'client', 'hooks'].flatMap((door) => [
    '--entryPoints',
    path.join(room, 'src/doors', `${door}.ts`),
  ]);
  const documented = ['Function', 'Interface', 'TypeAlias'].flatMap((kind) => [
    '--requiredToBeDocumented',
    kind,
  ]);
  return [
    {
      says: 'what judges the package can be had',
      run: () =>
        must('npm', [
          ...['install', '--prefix', prefix, '--no-audit', '--no-fund', '--ignore-scripts'],
          ...tools,
        ]),
    },
    {
      says: 'publint finds nothing',
      run: () => tool('publint', path.join(room, 'dist'), '--strict'),
    },
    {
      // The page's side is of the web's modules, which only a bundler and ESM take.
      says: 'its types are what a program gets (arethetypeswrong)',
      run: () =>
        tool('attw', tarball, ...['--profile', 'node16', '--ignore-rules', 'cjs-resolves-to-esm']),
    },
    {
      says: 'everything public is documented (typedoc)',
      run: () =>
        tool(
          'typedoc',
          ...doors,
          ...documented,
          ...['--tsconfig', path.join(room, 'tsconfig.package.json'), '--emit', 'none'],
          ...['--readme', 'none', '--validation.notExported', 'false'],
          ...['--validation.notDocumented', 'true'],
          ...['--treatWarningsAsErrors', '--treatValidationWarningsAsErrors'],
        ),
    },
  ];
}
