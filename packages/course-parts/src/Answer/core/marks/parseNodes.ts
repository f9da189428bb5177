import { readFlag, type PropReader } from '@kurser/labs/kit/settings';
import type { DrawnNode, NodesAnswer } from '../question';
import { asTexts, readRequired } from '../reading';
import { hasTwice, needsMarks, readForeseen, toMarkable } from './parseMarks';

const mostNodes = 40;
const mostSquares = 20;

const isPlace = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= mostSquares;

function toNode(value: unknown): DrawnNode | undefined {
  if (!Array.isArray(value)) return undefined;
  const [text, x, y] = value as readonly unknown[];
  if (typeof text !== 'string' || !isPlace(x) || !isPlace(y)) return undefined;
  const node = { ...toMarkable(text), x, y };
  return node.text === '' || /\s/.test(node.text) ? undefined : node;
}

/** `'A B C'` joins the first to each of the others, as a list of neighbours does. */
function toEdges(line: string, names: readonly string[]): readonly (readonly [number, number])[] {
  const [from = -1, ...others] = line.split(/\s+/).map((name) => names.indexOf(name));
  return others.map((to) => [from, to] as const);
}

/** Reads a drawing whose nodes are to be marked. */
export function readNodes(read: PropReader): NodesAnswer {
  const expected = "noder med plats, där = börjar en som ska märkas: {[['A', 1, 0], ['=B', 0, 1]]}";
  const nodes =
    readRequired(read, 'nodes', expected, (value) => {
      if (!Array.isArray(value) || value.length < 2 || value.length > mostNodes) return undefined;
      const found = value.map(toNode).filter((node) => node !== undefined);
      return found.length === value.length ? found : undefined;
    }) ?? [];
  const names = nodes.map(({ text }) => text);
  if (hasTwice(names)) read.fault('nodes har samma namn två gånger');
  needsMarks(read, 'nodes', nodes);
  const lines = read.as('edges', [], "grannlistor: {['A B C', 'B C']}", asTexts);
  const edges = lines.flatMap((line) => toEdges(line, names));
  for (const line of lines)
    if (nodes.length > 0 && toEdges(line, names).flat().includes(-1))
      read.fault(`edges har ett namn som saknas i nodes: ${line}`);
  const isDirected = readFlag(read, 'directed');
  const body = { kind: 'nodes', nodes, edges, isDirected } as const;
  return { ...body, ...readForeseen(read, body) };
}
