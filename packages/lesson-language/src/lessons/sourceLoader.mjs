/**
 * Gives a module as a function of ours makes it of its file, as that stands at this moment. Node
 * runs it as it is, so it is no TypeScript: the function comes as an option.
 */
export default function sourceLoader(source) {
  return this.getOptions().make(source, this);
}
