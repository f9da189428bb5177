import postcss, { type Container } from 'postcss';

const namesClass = /\.[a-z]/i;

function keepBase(container: Container): void {
  container.each((node) => {
    if (node.type === 'comment') node.remove();
    else if (node.type === 'rule') {
      const kept = node.selectors.filter((selector) => !namesClass.test(selector));
      if (kept.length === 0) node.remove();
      else node.selectors = kept;
    } else if (node.type === 'atrule' && node.nodes !== undefined) {
      keepBase(node);
      if (node.nodes.length === 0) node.remove();
    }
  });
}

/**
 * What a style sheet says of elements and variables alone, without its classes, in the layer that
 * Docusaurus puts Infima in.
 * @throws when there is no such thing in it
 */
export function baseStyles(sheet: string, layer: string): string {
  const root = postcss.parse(sheet);
  keepBase(root);
  if (root.nodes.length === 0) throw new Error('The style sheet says nothing of elements');
  return `@layer ${layer} {\n${root.toString()}\n}\n`;
}
