import type { CDPSession, Page } from '@playwright/test';
import type { PythonTimes } from './brokenBudgets';
import type { Part } from './parts';

/** Programs of the page `pyrun`, by the titles of their boxes, and what tells that they have written. */
const programs = [
  ['Räkna medelvärdet', '18'],
  ['Ett fel', 'Före felet'],
] as const;

/** The page with the programs, which is there when the first editor is. */
export const pythonPart: Part = {
  name: 'Python',
  page: '/courses/pyrun',
  ready: (page) => page.getByRole('textbox', { name: `Pythonkod: ${programs[0][0]}` }),
};

/** From the click on 'Kör' until the program's output is there. */
async function timeRun(page: Page, [title, written]: (typeof programs)[number]): Promise<number> {
  const box = page.getByRole('region', { name: title });
  const startedAt = performance.now();
  await box.getByRole('button', { name: 'Kör', exact: true }).click();
  await box.getByRole('log', { name: 'Utskrift' }).getByText(written).first().waitFor();
  return performance.now() - startedAt;
}

/**
 * The first result on a page, with Python to fetch and to start, and one when it is in place. The page's processor is slowed down four times;
 * the worker's, which the browser cannot slow down, is not.
 */
export async function timePython(page: Page, cdp: CDPSession): Promise<PythonTimes> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const firstMs = await timeRun(page, programs[0]);
  const warmMs = await timeRun(page, programs[1]);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { firstMs, warmMs };
}
