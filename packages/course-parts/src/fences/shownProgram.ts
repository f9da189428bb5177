import { Children, type ReactNode } from 'react';
import { parseMeta } from '@kurser/shared/fenceMeta';
import { findFence, nodeToText, type Fence } from '@kurser/shared/nodeText';

/** A fence with the node that shows it. */
export interface ShownFence {
  readonly node: ReactNode;
  readonly fence: Fence;
}

/**
 * What stands in a part that is made around a program and its output, in the order it was written.
 */
export interface ShownProgram {
  readonly before: readonly ReactNode[];
  readonly code: ShownFence;
  readonly output: ShownFence | undefined;
  readonly after: readonly ReactNode[];
}

/**
 * Whether a fence was written as ```output: packages/lesson-language/src/remark-lesson leaves the
 * word for the parts that ask.
 */
function isOutput({ meta }: Fence): boolean {
  return parseMeta(meta).some(({ name }) => name === 'output');
}

function isBlank(node: ReactNode): boolean {
  return typeof node === 'string' && node.trim() === '';
}

/**
 * Splits children around the program in them. Everything before the code belongs before; what
 * follows code and output, after.
 * @param part the part's name, for the fault
 * @throws an Error in Swedish when there is no code block, when output stands before it, or when
 * there are two of a kind
 */
export function splitProgram(children: ReactNode, part: string): ShownProgram {
  const nodes = Children.toArray(children).filter((node) => !isBlank(node));
  const fences = nodes.flatMap((node, place) => {
    const fence = findFence(node);
    return fence === undefined ? [] : [{ node, fence, place }];
  });
  const [code, ...moreCode] = fences.filter(({ fence }) => !isOutput(fence));
  const [output, ...moreOutput] = fences.filter(({ fence }) => isOutput(fence));
  if (code === undefined)
    throw new Error(`${part} ska innehålla ett kodblock, men har inget: \`\`\`python`);
  if (moreCode.length + moreOutput.length > 0)
    throw new Error(`${part} har flera kodblock; det ska vara ett, och dess output.`);
  if (output !== undefined && output.place !== code.place + 1)
    throw new Error(
      `${part}: output ska stå direkt efter kodblocket, inte efter "${nodeToText(nodes[output.place - 1]).slice(0, 40)}".`,
    );
  return {
    before: nodes.slice(0, code.place),
    code,
    output,
    after: nodes.slice((output ?? code).place + 1),
  };
}
