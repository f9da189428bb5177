const opening = /^[ \t]*(`{3,}|~{3,})/;

/**
 * What is left of a page when only its quizzes are kept, as authors write them: `<Quiz>` and
 * `</Quiz>` on lines of their own. Other lines are left empty, so that a fault is told with the
 * line of the page. Code blocks are passed over, whatever they show. Empty for a page without a
 * quiz.
 */
export function cutQuizzes(source: string): string {
  let fence: string | undefined;
  let isInside = false;
  const lines = source.split('\n').map((line) => {
    const marks = opening.exec(line)?.[1];
    if (fence === undefined && /^<Quiz[\s>]/.test(line)) isInside = true;
    const kept = isInside ? line : '';
    if (fence === undefined && line.startsWith('</Quiz>')) isInside = false;
    if (fence === undefined) fence = marks;
    else if (marks?.startsWith(fence) === true && line.trim() === marks) fence = undefined;
    return kept;
  });
  return lines.join('\n').trimEnd();
}
