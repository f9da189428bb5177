import postcss, { type Container } from 'postcss';

const isInfima = (name: string): boolean => name.startsWith('--ifm-');

/** The variables that a text takes the values of. */
function usedVariables(text: string): Set<string> {
  return new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));
}

function emptied(container: Container): void {
  container.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}

/**
 * A sheet without the variables that Infima sets in its layer and nothing in the sheet asks for.
 * What is set outside the layer is the site's own, and may be meant for another sheet.
 */
export function withoutUnusedInfima(sheet: string, layer: string): string {
  const root = postcss.parse(sheet);
  let removed: number;
  // A variable may have been used by one that is gone.
  do {
    removed = 0;
    const used = usedVariables(root.toString());
    root.walkAtRules('layer', (atRule) => {
      if (atRule.params !== layer) return;
      atRule.walkDecls((declaration) => {
        if (!isInfima(declaration.prop) || used.has(declaration.prop)) return;
        declaration.remove();
        removed += 1;
      });
      emptied(atRule);
    });
  } while (removed > 0);
  return root.toString();
}
