/**
 * Gives a page's quizzes in place of the page, as it stands in the file at this moment. Node runs
 * it as it is, so it is no TypeScript: what cuts comes as an option.
 */
export default function cutLoader(source) {
  return this.getOptions().cut(source);
}
