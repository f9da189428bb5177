import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** A selector, and the classes without which it applies to nothing. */
interface Selector {
  readonly text: string;
  readonly classes: readonly string[];
}

type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'animation'; readonly name: string; readonly text: string }
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly kind: 'group'; readonly head: string; readonly parts: readonly Part[] };

/** A style sheet, read once to be asked about many pages. */
export type StyleParts = readonly Part[];

/** What only happens to something that can be pointed at or reached. */
const ofLiving: ReadonlySet<string> = new Set([
  ':hover',
  ':active',
  ':focus',
  ':focus-visible',
  ':focus-within',
]);

/**
 * What stands inside `:not()`, `:is()` and their like is not looked at: not all of it need be
 * there.
 */
function readSelector(text: string): Selector | undefined {
  const nodes = selectorParser()
    .astSync(text)
    .nodes.flatMap((one) => one.nodes);
  if (nodes.some(({ type, value }) => type === 'pseudo' && ofLiving.has(value))) return undefined;
  const classes = nodes.flatMap((node) => (node.type === 'class' ? [node.value] : []));
  return { text, classes };
}

function readRule({ selectors, nodes }: Rule): Part {
  const read = selectors.map(readSelector).filter((selector) => selector !== undefined);
  return { kind: 'rule', selectors: read, body: `{${nodes.map(String).join(';')}}` };
}

/** At-rules that hold rules for the page. Those of `@font-face` and the like are no such rules. */
const groups: ReadonlySet<string> = new Set(['layer', 'media', 'supports', 'container']);

function readAtRule(node: AtRule): Part {
  const { name, params, nodes } = node;
  if (/keyframes$/.test(name)) return { kind: 'animation', name: params, text: String(node) };
  if (nodes === undefined) return { kind: 'text', text: `${String(node)};` };
  if (!groups.has(name)) return { kind: 'text', text: String(node) };
  return { kind: 'group', head: `@${name} ${params}`, parts: readParts(node) };
}

function readPart(node: ChildNode): Part {
  if (node.type === 'rule') return readRule(node);
  if (node.type === 'atrule') return readAtRule(node);
  return { kind: 'text', text: node.type === 'comment' ? '' : String(node) };
}

function readParts({ nodes = [] }: Container): Part[] {
  return nodes.map(readPart);
}

/** @throws where a style sheet cannot be read */
export function readStyles(sheet: string): StyleParts {
  return readParts(postcss.parse(sheet));
}

type IsUsed = (part: Part) => boolean;

function write(parts: StyleParts, classes: ReadonlySet<string>, isUsed: IsUsed): string {
  const texts = parts.filter(isUsed).map((part): string => {
    if (part.kind === 'group') {
      const inner = write(part.parts, classes, isUsed);
      return inner === '' ? '' : `${part.head}{${inner}}`;
    }
    if (part.kind !== 'rule') return part.text;
    const met = part.selectors.filter((selector) =>
      selector.classes.every((name) => classes.has(name)),
    );
    return met.length === 0 ? '' : met.map(({ text }) => text).join(',') + part.body;
  });
  return texts.join('');
}

function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list.split(/\s+/));
  return new Set(lists.flat());
}

/**
 * What a style sheet says of a page that nobody can press anything in, as it stands in its markup,
 * in the sheet's order. Rules for classes that the page does not have are left out, and so are
 * animations that no other rule names; in doubt a rule is kept.
 * @param html with attributes in double quotes, as React writes them
 */
export function usedStyles(styles: StyleParts, html: string): string {
  const classes = classesIn(html);
  const still = write(styles, classes, ({ kind }) => kind !== 'animation');
  return write(styles, classes, (part) => part.kind !== 'animation' || still.includes(part.name));
}
