import axe from 'axe-core';
import { looksOfPage } from './looks';
import { isReadable } from './reckon';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules of WCAG 2.2 AA that axe calls experimental, and leaves out unless they are asked for. */
const askedFor = [
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
];

/** The rules whose answer depends on colours. All others read markup, names and sizes, which a colour mode does not change. */
const colourRules = ['color-contrast', 'link-in-text-block'];

export interface Look {
  /** `colours`: only what can differ between two looks at the same page in the two colour modes. */
  readonly rules: 'all' | 'colours';
  /** Rules that do not apply here, by their names. */
  readonly except: readonly string[];
}

/** What axe says of an element; of a colour that is which, on which. */
function reasonOf({ any, all, none }: axe.NodeResult): string {
  return [...any, ...all, ...none].map(({ message }) => message).join(' ');
}

function lineOf(id: string, nodes: readonly axe.NodeResult[]): string {
  return `${id}: ${nodes.map((node) => `${node.html} (${reasonOf(node)})`).join(' | ')}`;
}

/** A line for each rule. */
const linesOf = (results: readonly axe.Result[]): readonly string[] =>
  results.map(({ id, nodes }) => lineOf(id, nodes));

async function markupFindings(except: readonly string[]): Promise<readonly string[]> {
  const rules: Record<string, { readonly enabled: boolean }> = {};
  for (const id of askedFor) rules[id] = { enabled: true };
  for (const id of [...except, ...colourRules]) rules[id] = { enabled: false };
  const results = await axe.run(document, {
    // Nobody reads what went well.
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: tags },
    rules,
  });
  return linesOf(results.violations);
}

/** How many texts of one look are tried: of one that something lies over, for instance, axe cannot tell. */
const candidates = 3;

/** What is not known of a colour although axe cannot tell: whether it can be read, or what it would be read on. */
function isDoubt(id: string, { element, any }: axe.NodeResult): boolean {
  if (id !== 'color-contrast' || element === undefined) return true;
  // What is painted under a text in a drawing is in no style sheet, and a star is no letter: it may be pale.
  if (element.closest('svg') !== null) return false;
  const isSign = any.some(({ data }) => (data as { messageKey?: unknown }).messageKey === 'nonBmp');
  return !isSign && !isReadable(element);
}

/** What axe says of the colours of elements: what is broken, of which it can tell, and of which neither it nor we can. */
async function judge(include: Element[], values: string[]) {
  const { passes, violations, incomplete } = await axe.run(
    { include },
    { elementRef: true, runOnly: { type: 'rule', values } },
  );
  const elementsIn = (results: readonly axe.Result[]): ReadonlySet<unknown> =>
    new Set(results.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
  const untold = elementsIn(incomplete);
  const told = new Set(
    [...elementsIn([...passes, ...violations])].filter((one) => !untold.has(one)),
  );
  const doubts = incomplete.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => isDoubt(id, node))
      .map((node) => [node.element, lineOf(id, [node])] as const),
  );
  return { broken: linesOf(violations), told, doubts };
}

/**
 * Of each look one text is judged: a page with programs has thousands of words in a dozen looks, and axe takes its time for each. A text that
 * axe cannot tell of leaves it to the next one; a look that is in doubt when all have been tried is found.
 */
async function colourFindings(except: readonly string[]): Promise<readonly string[]> {
  const values = colourRules.filter((id) => !except.includes(id));
  const found: string[] = [];
  const doubts = new Map<unknown, string>();
  let open = looksOfPage();
  if (open.length === 0) throw new Error('The page has no text to look at');
  for (let place = 0; place < candidates; place += 1) {
    const include = open.flatMap((look) => look[place] ?? []);
    if (include.length === 0) break;
    const verdicts = await judge(include, values);
    found.push(...verdicts.broken);
    for (const [element, line] of verdicts.doubts) doubts.set(element, line);
    open = open.filter((look) => !verdicts.told.has(look[place]));
  }
  const untold = open.flatMap((look) => look.flatMap((one) => doubts.get(one) ?? []).slice(0, 1));
  return [...found, ...untold.map((line) => `not to be told by axe: ${line}`)];
}

/** Brings to its end what fades or moves: a colour on its way to another is neither. What turns for ever goes on. */
function endMotion(): void {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}

/** What axe finds on the page as it stands: lines, each for a broken rule. */
export async function findings({ rules, except }: Look): Promise<readonly string[]> {
  endMotion();
  const markup = rules === 'all' ? await markupFindings(except) : [];
  return [...markup, ...(await colourFindings(except))];
}
