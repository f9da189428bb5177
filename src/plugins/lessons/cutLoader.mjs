/** Answers a page's quizzes in place of the page; `cuts` has them by file. Node runs it as it is, so it is no TypeScript. */
export default function cutLoader() {
  const cut = this.getOptions().cuts.get(this.resourcePath);
  if (cut === undefined) throw new Error(`${this.resourcePath} is no lesson with a quiz`);
  return cut;
}
