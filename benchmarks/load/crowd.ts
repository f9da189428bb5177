/** How many there are, how many of them at once at most, and until when the last one may begin. */
export interface Crowd {
  readonly size: number;
  readonly atOnce: number;
  readonly untilMs: number;
}

/**
 * Lets everyone in the crowd do the work, each once, in order, never more at once than it says.
 * Those who have not begun when the time is up never do. Answers how many have begun. @throws what
 * a work throws
 */
export async function letIn(
  { size, atOnce, untilMs }: Crowd,
  work: (index: number) => Promise<void>,
  now: () => number = () => performance.now(),
): Promise<number> {
  let next = 0;
  const queue = async (): Promise<void> => {
    while (next < size && now() < untilMs) {
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, queue));
  return next;
}
