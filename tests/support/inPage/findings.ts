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

/**
 * The rules whose answer depends on colours. All others read markup, names and sizes, which a
 * colour mode does not change.
 */
const colourRules = ['color-contrast', 'link-in-text-block'];

export interface Question {
  /** `colours`: only what can differ between two looks at the same page in the two colour modes. */
  readonly rules: 'all' | 'colours';
  /** Rules that do not apply here, by their names. */
  readonly except: readonly string[];
  /**
   * Looks that axe has passed on an earlier page: colours, size and ground are all that its verdict
   * depends on.
   */
  readonly passed: readonly string[];
}

export interface Findings {
  /** A line for each broken rule. */
  readonly lines: readonly string[];
  /** The looks of this page that axe has now passed. */
  readonly passed: readonly string[];
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

/**
 * How many texts of one look are tried: of one that something lies over, for instance, axe cannot
 * tell.
 */
const candidates = 3;

/**
 * What is not known of a colour although axe cannot tell: whether it can be read, or what it would
 * be read on.
 */
function isDoubt(id: string, { element, any }: axe.NodeResult): boolean {
  if (id !== 'color-contrast' || element === undefined) return true;
  // What is painted under a text in a drawing is in no style sheet, and a star is no letter: it may
  // be pale.
  if (element.closest('svg') !== null) return false;
  const isSign = any.some(({ data }) => (data as { messageKey?: unknown }).messageKey === 'nonBmp');
  return !isSign && !isReadable(element);
}

/**
 * What axe says of the colours of elements: what is broken, of which it can tell, and of which
 * neither it nor we can.
 */
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
      .map((node): readonly [unknown, string] => [node.element, lineOf(id, [node])]),
  );
  return { broken: linesOf(violations), told, faulty: elementsIn(violations), doubts };
}

/**
 * Of each look one text is judged: a page with programs has thousands of words in a dozen looks,
 * and axe takes its time for each. A text that axe cannot tell of leaves it to the next one; a look
 * that is in doubt when all have been tried is found.
 */
async function colourFindings({ except, passed }: Question): Promise<Findings> {
  const values = colourRules.filter((id) => !except.includes(id));
  const settled = new Set(passed);
  const doubted = new Map<string, string>();
  const found: string[] = [];
  const newlyPassed: string[] = [];
  for (let place = 0; place < candidates; place += 1) {
    // Looked at anew each time: a part of the page may have been drawn again while axe was asked.
    const looks = looksOfPage();
    if (looks.length === 0) throw new Error('The page has no text to look at');
    const tried = looks
      .filter(({ look }) => !settled.has(look))
      .flatMap(({ look, elements }) => {
        const element = elements[place];
        return element === undefined ? [] : [{ look, element }];
      });
    if (tried.length === 0) break;
    const verdicts = await judge(
      tried.map(({ element }) => element),
      values,
    );
    found.push(...verdicts.broken);
    const doubts = new Map(verdicts.doubts);
    for (const { look, element } of tried) {
      const doubt = doubts.get(element);
      if (doubt !== undefined && !doubted.has(look)) doubted.set(look, doubt);
      if (!verdicts.told.has(element)) continue;
      settled.add(look);
      if (!verdicts.faulty.has(element)) newlyPassed.push(look);
    }
  }
  const untold = [...doubted].flatMap(([look, line]) => (settled.has(look) ? [] : [line]));
  const lines = [...found, ...untold.map((line) => `not to be told by axe: ${line}`)];
  return { lines, passed: newlyPassed };
}

/**
 * Brings to its end what fades or moves: a colour on its way to another is neither. What turns for
 * ever goes on.
 */
function endMotion(): void {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}

/** What axe finds on the page as it stands. */
export async function findings(question: Question): Promise<Findings> {
  endMotion();
  const markup = question.rules === 'all' ? await markupFindings(question.except) : [];
  const colours = await colourFindings(question);
  return { lines: [...markup, ...colours.lines], passed: colours.passed };
}
