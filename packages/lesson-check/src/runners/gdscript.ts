import type Parser from 'tree-sitter';
import type { ReadingFault } from './reading';
import { wrongNames } from './godotNames';

/**
 * Reads GDScript with the tree-sitter grammar. Import of the grammar fails where it has no build
 * for the computer: ask `findTool('gdscript')` first. The grammar forgives two things Godot does
 * not, so the tree is looked at for them.
 */
export async function readGdscript(text: string): Promise<ReadingFault[]> {
  const { default: TreeSitter } = await import('tree-sitter');
  const { default: grammar } = await import('tree-sitter-gdscript');
  const parser = new TreeSitter();
  parser.setLanguage(grammar);
  const faults: ReadingFault[] = [...mixedIndentation(text), ...wrongNames(text)];
  const { rootNode } = parser.parse(`${text}\n`);
  visit(rootNode, (node) => {
    const problem = problemOf(node);
    if (problem !== undefined) faults.push({ line: node.startPosition.row + 1, problem });
  });
  return faults;
}

function visit(node: Parser.SyntaxNode, look: (node: Parser.SyntaxNode) => void): void {
  look(node);
  for (const child of node.children) visit(child, look);
}

const emptyBody = 'en funktion utan kropp: kolon och indragna rader krävs';

function problemOf(node: Parser.SyntaxNode): string | undefined {
  if (node.isMissing) return `${node.type} saknas`;
  if (node.type === 'ERROR') return `oväntat: ${node.text.split('\n', 1)[0] ?? ''}`;
  if (node.type !== 'function_definition' || node.text.startsWith('@abstract')) return undefined;
  const body = node.childForFieldName('body');
  return body === null || body.namedChildCount === 0 ? emptyBody : undefined;
}

/** Godot refuses a file that is indented with tabs in one place and spaces in another. */
function mixedIndentation(text: string): ReadingFault[] {
  const lines = text.split('\n');
  const tabs = lines.findIndex((line) => line.startsWith('\t'));
  const spaces = lines.findIndex((line) => /^ +\S/.test(line));
  if (tabs === -1 || spaces === -1) return [];
  return [{ line: Math.max(tabs, spaces) + 1, problem: 'indrag med både tabb och blanksteg' }];
}
