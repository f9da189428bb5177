import { expect, it } from 'vitest';
import { letIn } from '../crowd';

const whenever = Number.POSITIVE_INFINITY;

it('lets everyone in once, in order', async () => {
  const seen: number[] = [];
  const begun = await letIn({ size: 5, atOnce: 2, untilMs: whenever }, (index) => {
    seen.push(index);
    return Promise.resolve();
  });
  expect(begun).toBe(5);
  expect(seen).toEqual([0, 1, 2, 3, 4]);
});

it('never has more at once than it says', async () => {
  let inside = 0;
  let most = 0;
  await letIn({ size: 30, atOnce: 4, untilMs: whenever }, async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setTimeout(resolve, 1));
    inside -= 1;
  });
  expect(most).toBe(4);
});

it('lets nobody in when the time is up', async () => {
  let clock = 0;
  const begun = await letIn(
    { size: 10, atOnce: 1, untilMs: 3 },
    () => {
      clock += 1;
      return Promise.resolve();
    },
    () => clock,
  );
  expect(begun).toBe(3);
});

it('ends with the fault of a work', async () => {
  const work = (): Promise<void> => Promise.reject(new Error('slut'));
  await expect(letIn({ size: 2, atOnce: 1, untilMs: whenever }, work)).rejects.toThrow('slut');
});
