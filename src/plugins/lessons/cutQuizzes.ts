const opening = /^[ \t]*(`{3,}|~{3,})/;

/**
 * What is left of a page when only its quizzes are kept, as authors write them: `<Quiz>` and `</Quiz>` on lines of their own. Code blocks
 * are passed over, whatever they show. Empty for a page without a quiz.
 */
export function cutQuizzes(source: string): string {
  const kept: string[] = [];
  let fence: string | undefined;
  let isInside = false;
  for (const line of source.split('\n')) {
    const marks = opening.exec(line)?.[1];
    if (fence === undefined && /^<Quiz[\s>]/.test(line)) isInside = true;
    if (isInside) kept.push(line);
    if (fence === undefined && line.startsWith('</Quiz>')) {
      isInside = false;
      kept.push('');
    }
    if (fence === undefined) fence = marks;
    else if (marks?.startsWith(fence) === true && line.trim() === marks) fence = undefined;
  }
  return kept.join('\n');
}
