import { type ProcessResult, runProcess } from '../../packages/lesson-check/src/run/process';
import { findVersion, isAtLeast } from '../../packages/lesson-check/src/run/version';

/** TileMapLayer and Parallax2D came with 4.3; the projects say the same in `config/features`. */
const oldestVersion = '4.3';

export type FoundGodot =
  | { readonly kind: 'found'; readonly command: string; readonly version: string }
  /** What to tell the one who asked, in Swedish. */
  | { readonly kind: 'missing'; readonly reason: string };

/** Looks for Godot in $GODOT, otherwise `godot` on the path. */
export async function findGodot(): Promise<FoundGodot> {
  const command = process.env['GODOT'] ?? 'godot';
  return judgeVersion(command, await askVersion(command));
}

async function askVersion(command: string): Promise<string | undefined> {
  try {
    const { exit, stdout } = await runGodot(command, ['--version'], '.', process.env);
    return exit === 0 ? findVersion(stdout) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a Godot of that version can run the projects. Pure. */
export function judgeVersion(command: string, version: string | undefined): FoundGodot {
  if (version === undefined) {
    return {
      kind: 'missing',
      reason: `Godot saknas: ${command} går inte att köra. Installera Godot ${oldestVersion} eller senare, eller sätt GODOT till programmet.`,
    };
  }
  if (!isAtLeast(version, oldestVersion)) {
    return {
      kind: 'missing',
      reason: `Godot ${version} är för gammal: projekten kräver ${oldestVersion} eller senare.`,
    };
  }
  return { kind: 'found', command, version };
}

/** Runs Godot without a window. Throws when it cannot be started. */
export function runGodot(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<ProcessResult> {
  return runProcess({
    file: command,
    args: ['--headless', ...args],
    cwd,
    env,
    limits: { timeoutMs: 60_000, outputBytes: 4_000_000 },
  });
}
