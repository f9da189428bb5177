/**
 * Does the works one after the other, every second round the other way round, so that none always
 * comes first. Answers in the order given.
 */
export async function inTurn<T>(
  round: number,
  works: readonly (() => Promise<T>)[],
): Promise<readonly T[]> {
  const isReversed = round % 2 === 1;
  const answers: T[] = [];
  for (const work of isReversed ? [...works].reverse() : works) answers.push(await work());
  return isReversed ? answers.reverse() : answers;
}

/** Does a work so many times, and tells each time how far it has come. */
export async function repeat<T>(
  what: string,
  rounds: number,
  work: (round: number) => Promise<T>,
): Promise<readonly T[]> {
  const answers: T[] = [];
  for (let round = 0; round < rounds; round += 1) {
    console.log(`${what}: ${round + 1} of ${rounds}`);
    answers.push(await work(round));
  }
  return answers;
}

/** What was measured at one place of every round. @throws when a round lacks it */
export function column<T>(rounds: readonly (readonly T[])[], index: number): readonly T[] {
  return rounds.map((round) => {
    const value = round[index];
    if (value === undefined) throw new Error(`A round has no measurement ${index}`);
    return value;
  });
}
