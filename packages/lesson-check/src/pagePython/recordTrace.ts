import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunSetup } from '@kurser/python-runner/protocol';
import type { Recording } from '@kurser/python-runner/recording';
import { pageRunnerKey, toKey } from '../run/cache';
import type { PagePython } from '../run/pagePython';
import type { RunInPage } from '../run/proveLive';
import { recordingFromText, recordingToText } from './recordingText';
import { requestFor } from './requestFor';

export interface RecordTask {
  readonly setup: RunSetup;
  readonly source: string;
}

/** Runs the program once, recording it; undefined when Python says nothing of what it did. */
export async function recordOnce(
  { setup, source }: RecordTask,
  run: RunInPage,
): Promise<Recording | undefined> {
  const limits = { maxSeconds: 60 };
  const request = requestFor(source, { setup, mode: { kind: 'step', call: null }, limits });
  return (await run(request)).recording;
}

/** Beside the bundler's own cache: they are removed together. */
const cache = 'node_modules/.cache/traces';

/** Imported by the first program that has to run: a build that has them all does without. */
async function openWhenNeeded(): Promise<PagePython> {
  const { openPagePython } = await import('../run/pagePython');
  return openPagePython();
}

/**
 * Records programs for a build: in the page's own Python, which starts with the first that has not
 * been recorded before and goes when no more are waiting. The same program gives the same recording
 * as long as the runner is what it was.
 * @param root the project's folder, where recordings are kept
 */
export function traceRecorder(
  root: string,
  open: () => Promise<PagePython> = openWhenNeeded,
): (task: RecordTask) => Promise<Recording | undefined> {
  const folder = join(root, cache);
  let python: Promise<PagePython> | undefined;
  let waiting = 0;
  let runnerKey: string | undefined;

  async function make(task: RecordTask): Promise<Recording | undefined> {
    waiting += 1;
    python ??= open();
    const opened = await python;
    try {
      return await recordOnce(task, opened.run);
    } finally {
      waiting -= 1;
      if (waiting === 0) {
        python = undefined;
        // A thread that stays would keep the build from ending.
        await opened.close();
      }
    }
  }

  return async (task) => {
    runnerKey ??= pageRunnerKey();
    const file = join(folder, `${toKey(runnerKey, JSON.stringify(task))}.json`);
    const kept = existsSync(file) ? recordingFromText(readFileSync(file, 'utf8')) : undefined;
    if (kept !== undefined) return kept;
    const recording = await make(task);
    if (recording === undefined) return undefined;
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, recordingToText(recording));
    return recording;
  };
}
