/** How many exercises and questions a page has; a prediction and a puzzle are questions too. */
export interface PartCount {
  readonly exercises: number;
  readonly questions: number;
}

/**
 * Fences of backticks or tildes, with all they hold; inline code; MDX comments. None of it is on
 * the page as a component.
 */
const notComponents = [
  /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[`~]*[ \t]*$/gm,
  /\{\/\*[\s\S]*?\*\/\}/g,
  /(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g,
];

function count(source: string, component: string): number {
  return source.match(new RegExp(`<${component}[\\s>]`, 'g'))?.length ?? 0;
}

/**
 * Counts the parts of a page whose results are kept, from its source. Reading the tags costs
 * nothing, where parsing a hundred pages would cost every start of the development server seconds;
 * a test holds the count against the site's own parser, page by page.
 */
export function countParts(source: string): PartCount {
  const text = notComponents.reduce((rest, pattern) => rest.replace(pattern, ''), source);
  const questions = ['Question', 'Predict', 'Parsons'].map((name) => count(text, name));
  return {
    exercises: count(text, 'Exercise'),
    questions: questions.reduce((sum, each) => sum + each, 0),
  };
}
