import type { PagePart } from '@kurser/shared/pageParts';

/** A goal of the open lesson, and what practises it. */
export interface GoalStanding {
  /** The goal as a line of text, with backticks around code. */
  readonly text: string;
  readonly isTried: boolean;
  /** What practises it, in the page's order; a panel that has several such questions once. */
  readonly parts: readonly Pick<PagePart, 'id' | 'name'>[];
}

/**
 * How the lesson's goals stand: one is tried when something that practises it has been tried.
 * @param texts the goals in their order
 * @param tried keys of the parts that the student has tried
 */
export function standingOfGoals(
  texts: readonly string[],
  parts: readonly PagePart[],
  tried: ReadonlySet<string>,
): readonly GoalStanding[] {
  return texts.map((text, index) => {
    const practising = parts.filter(({ goals }) => goals.includes(index + 1));
    const isTried = practising.some((part) => part.isTried === true || tried.has(part.key));
    const ways = firstOfEachPanel(practising);
    return {
      text,
      isTried,
      parts: ways.map(({ id, name }) => ({ id, name: distinctName({ id, name }, parts) })),
    };
  });
}

/**
 * The part's name, with its place among the page's panels where several have parts of that name:
 * links that lead apart read apart.
 */
function distinctName(
  { id, name }: Pick<PagePart, 'id' | 'name'>,
  parts: readonly PagePart[],
): string {
  const panels = firstOfEachPanel(parts.filter((part) => part.name === name));
  if (panels.length < 2) return name;
  return `${name} (${panels.findIndex((part) => part.id === id) + 1} av ${panels.length})`;
}

function firstOfEachPanel(parts: readonly PagePart[]): readonly PagePart[] {
  return parts.filter(({ id }, index) => parts.findIndex((each) => each.id === id) === index);
}

/** "Mål: 4 av 5 prövade". */
export function goalsText(goals: readonly GoalStanding[]): string {
  return `Mål: ${goals.filter(({ isTried }) => isTried).length} av ${goals.length} prövade`;
}
