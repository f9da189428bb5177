/**
 * The goals that a task practises, by their numbers in the page's list of goals: `goals={[1, 3]}`.
 * None when the prop is left out.
 * @param part the part's name, for the fault
 * @throws an Error in Swedish when the value is something else; that a goal of that number exists
 * is for the lesson check
 */
export function parseGoals(value: unknown, part: string): readonly number[] {
  if (value === undefined) return [];
  const isNumber = (goal: unknown): goal is number => Number.isInteger(goal) && Number(goal) > 0;
  if (Array.isArray(value) && value.length > 0 && value.every(isNumber)) return value;
  throw new Error(
    `${part}: goals är ${JSON.stringify(value)} men ska vara målens nummer i listan Mål: goals={[1, 3]}`,
  );
}
