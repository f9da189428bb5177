/**
 * What `npm run quick` does about the files that have changed, and what it leaves to `npm test`.
 * Pure.
 */
import { lint, type ToolCommand } from './packageTools';

export interface QuickStep {
  readonly name: string;
  readonly command: ToolCommand;
  /** Whether the last lines have counts, or the exit code is the one check. */
  readonly counts: 'itself' | 'byExit';
}

export interface QuickPlan {
  readonly steps: readonly QuickStep[];
  /** Sentences on what was changed and is not tried here. */
  readonly leftOut: readonly string[];
}

const isScript = (name: string): boolean => /\.(?:[cm]?[jt]s|tsx)$/.test(name);
export const isPage = (name: string): boolean => /^docs\/.*\.mdx?$/.test(name);
export const isBesidePage = (name: string): boolean => name.startsWith('docs/') && !isPage(name);

/**
 * Only tests that run on nothing but the sources are looked up by what they import; those of
 * builds, rules and browsers need something more.
 */
function hasUnitTests(name: string): boolean {
  return (
    /^(?:src|packages|scripts|benchmarks|tests\/(?:unit|dom|godot|support|fixtures\/docs))\//.test(
      name,
    ) && /\.(?:tsx?|json|py|mdx)$/.test(name)
  );
}

/** A step where there is something for it to do. */
function stepFor(
  name: string,
  files: readonly string[],
  command: ToolCommand,
  counts: QuickStep['counts'] = 'byExit',
): QuickStep[] {
  return files.length === 0 ? [] : [{ name, command, counts }];
}

/**
 * @param changed the files that differ from main and are still there, from the project's folder
 * @param involved pages that have not changed themselves: those that lead to what is gone or has
 * other headings, and those that use another file
 */
export function planQuick(
  changed: readonly string[],
  involved: { readonly leading: readonly string[]; readonly using: readonly string[] } = {
    leading: [],
    using: [],
  },
): QuickPlan {
  const scripts = changed.filter(isScript);
  const linted = scripts.filter((name) => !name.startsWith('docs/'));
  const sheets = changed.filter((name) => /^(?:src|packages)\/.*\.css$/.test(name));
  const related = changed.filter(hasUnitTests);
  const pages = changed.filter(isPage);
  const leading = [...new Set(involved.leading)].filter((page) => !pages.includes(page));
  const using = involved.using.filter((page) => !pages.includes(page));
  const lessons = [...pages, ...(leading.length === 0 ? [] : ['--form', ...leading])];
  const types = ['tsc', '--noEmit', '--incremental'] as const;
  return {
    steps: [
      ...stepFor('Formatering', changed, ['tsx', 'scripts/formatting.ts', ...changed]),
      ...stepFor('Lint', linted, [...lint, ...linted]),
      ...stepFor('Stilmallar', sheets, ['stylelint', ...sheets]),
      ...stepFor('Typer', scripts, [...types, '--tsBuildInfoFile', '.cache/quick.tsbuildinfo']),
      ...stepFor('Enhetstester som berörs', related, [
        'vitest',
        'related',
        '--run',
        '--project',
        'unit',
        '--project',
        'dom',
        '--passWithNoTests',
        ...related,
      ]),
      ...stepFor(
        'Lektioner',
        lessons,
        ['tsx', 'packages/lesson-check/src/cli.ts', ...lessons],
        'itself',
      ),
    ],
    leftOut: [
      'Bygget, läcksökningen, säkerhetsreglerna och webbläsartesterna: npm test.',
      ...(using.length > 0
        ? [`Lektioner som använder filer du har ändrat: npm run check -- ${using.join(' ')}`]
        : []),
      ...(changed.some((name) => /^packages\/lesson-(?:check|language)\//.test(name))
        ? ['Alla lektioner med den ändrade kontrollen: npm run check.']
        : []),
    ],
  };
}
