import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { describeMdxFault } from '../source/mdxFault';
import { faultyParts, unknownComponents } from '../authored/faults';
import { fenceForReader } from '../remark-lesson/readerFence';
import { faultsToText, type PageFile } from '../remark-lesson/faultsToText';

/**
 * Has the build tell of a page what the lesson check tells of it: in Swedish, by file and line.
 * What MDX cannot read stands on the line where the unclosed thing opens; what a part cannot read
 * of itself on its own. It stands before every step that adds something to the page.
 */
export default function remarkFaults(this: Processor): (tree: Root, file: PageFile) => void {
  const { parser } = this;
  if (parser === undefined)
    throw new Error('remark-faults stands after the parser that it listens to');
  this.parser = (source, file) => {
    try {
      return parser(source, file);
    } catch (error) {
      throw new Error(faultsToText(file, [describeMdxFault(error, source)]), { cause: error });
    }
  };
  return (tree, file) => {
    const parts = faultyParts(tree, fenceForReader).flatMap(({ faults }) => faults);
    const faults = [...unknownComponents(tree), ...parts];
    if (faults.length > 0) throw new Error(faultsToText(file, faults));
  };
}
