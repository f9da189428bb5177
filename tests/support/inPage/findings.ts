import axe from 'axe-core';
import { looksOfPage } from './looks';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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

/** A line for each rule that is broken. */
function linesOf({ violations }: axe.AxeResults): readonly string[] {
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.html} (${reasonOf(node)})`).join(' | ')}`,
  );
}

async function markupFindings(except: readonly string[]): Promise<readonly string[]> {
  const rules = [...except, ...colourRules].map((id) => [id, { enabled: false }] as const);
  const results = await axe.run(document, {
    // Nobody reads what went well.
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(rules),
  });
  return linesOf(results);
}

/** How many texts of one look are tried: axe gives none on what is scrolled out of a box, for instance. */
const candidates = 3;

/** Of each look one text is judged: a page with programs has thousands of words in a dozen looks, and axe takes its time for each. */
async function colourFindings(except: readonly string[]): Promise<readonly string[]> {
  const values = colourRules.filter((id) => !except.includes(id));
  const found: string[] = [];
  let open = looksOfPage();
  if (open.length === 0) throw new Error('The page has no text to look at');
  for (let place = 0; place < candidates; place += 1) {
    const include = open.flatMap((look) => look[place] ?? []);
    if (include.length === 0) break;
    const results = await axe.run(
      { include },
      { elementRef: true, runOnly: { type: 'rule', values } },
    );
    found.push(...linesOf(results));
    const answers = [...results.passes, ...results.violations, ...results.incomplete];
    const judged = new Set<unknown>(
      answers.flatMap(({ nodes }) => nodes.map(({ element }) => element)),
    );
    open = open.filter((look) => !judged.has(look[place]));
  }
  return found;
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
