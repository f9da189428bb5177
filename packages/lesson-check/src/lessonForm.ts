/**
 * A place in a new lesson that waits for its author. The lesson check names every one that is left
 * (packages/lesson-check/src/rules/blanks.ts).
 */
const blank = (what: string): string => `[FYLL I: ${what}]`;

/**
 * Finds {@link blank}s, also those that somebody has begun to change; the first group says what is
 * to be written there.
 */
export const blankPattern = /\[FYLL I(?!\p{L}):?[ \t]*([^[\]]*(?=\])|[^[\]\n]*)\]?/gu;

export interface LessonFacts {
  readonly position: number;
  /** Where the section Vidare leads until the author changes it: an address as Markdown has it. */
  readonly onwards: string;
}

/**
 * A lesson as a form: every part that `page_kind: lesson` demands, with a blank for each text.
 * Blanks that say the same are the same text, as what a program writes and its shown output are.
 */
export function lessonForm({ position, onwards }: LessonFacts): string {
  return [
    frontMatter(position),
    goals,
    example('Ett öppnande problem', 'ett'),
    example(blank('rubrik till förklaringen'), 'två'),
    prediction,
    quiz,
    exercises,
    ending(onwards),
  ].join('\n');
}

const frontMatter = (position: number): string => `---
title: '${blank('sidans namn, till exempel Modul 3 om klasser')}'
sidebar_label: '${blank('kort namn i listan')}'
sidebar_position: ${position}
description: '${blank('en mening om sidan som ingen annan sida har')}'
keywords:
  - '${blank('ett ord som någon söker på')}'
page_kind: lesson
---
`;

const goals = `## Mål

Efter sidan kan du

- ${blank('ett mål som går att pröva')}
- ${blank('ännu ett mål')}
- ${blank('ett tredje mål, högst fem')}
`;

const example = (heading: string, number: string): string => `## ${heading}

${blank(`text före exempel ${number}`)}

\`\`\`python
print("${blank(`program ${number} och dess utskrift`)}")
\`\`\`

\`\`\`output
${blank(`program ${number} och dess utskrift`)}
\`\`\`

${blank(`text efter exempel ${number}`)}
`;

/**
 * Something to do within the text: a program and its output around which the question makes itself.
 */
const prediction = `<Predict goals={[1]}>

\`\`\`python
print("${blank('ett litet program vars utskrift eleven räknar ut, och utskriften')}")
\`\`\`

\`\`\`output
${blank('ett litet program vars utskrift eleven räknar ut, och utskriften')}
\`\`\`

${blank('varför utskriften blir den, visas efter svaret')}

</Predict>
`;

const question = (number: string): string => `<Question kind="single">

${blank(`fråga ${number}`)}

<Choice correct why="${blank(`varför rätt svar på fråga ${number} är rätt`)}">
  ${blank(`rätt svar på fråga ${number}`)}
</Choice>
<Choice why="${blank(`vad den som svarar så på fråga ${number} har missat`)}">
  ${blank(`ett vanligt fel svar på fråga ${number}`)}
</Choice>

</Question>
`;

const quiz = `## Testa dig själv

<Quiz goals={[1, 2]}>

${['ett', 'två', 'tre'].map(question).join('\n')}
</Quiz>
`;

const exercise = (number: string, stars: number): string => `
<Exercise title="${blank(`namn på uppgift ${number}`)}" stars={${stars}} goals={[${stars}]}>

${blank(`uppgift ${number}`)}

<Hint>${blank(`första ledtråden till uppgift ${number}`)}</Hint>
<Hint>${blank(`andra ledtråden till uppgift ${number}`)}</Hint>

<Solution>

${blank(`lösning till uppgift ${number}, som text eller kodblock`)}

</Solution>

</Exercise>
`;

const exercises = `## Uppgifter
${exercise('ett', 1)}${exercise('två', 2)}${exercise('tre', 3)}`;

const ending = (onwards: string): string => `## Sammanfattning

- ${blank('det viktigaste på sidan')}

## Vidare

- [${blank('nästa sida, eller den som sidan bygger på')}](${onwards})
- ${blank('en källa utanför, med namn och utgivare')}
`;
