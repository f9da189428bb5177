/**
 * How large the letters of a drawing must be, and what a finger must be able to meet: rarely, and
 * often. All in pixels of the screen.
 */
const smallest = { letters: 11, target: 24, often: 44 } as const;
/**
 * How much may stand above a drawing: one bar of tools, which takes three rows on the narrowest
 * phone.
 */
const toolsAbove = 165;

/** Half a pixel is the browser's own rounding. */
const slack = 0.5;

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
};

const all = (root: Element, selector: string): readonly Element[] =>
  Array.from(root.querySelectorAll(selector)).filter(isSeen);

/** The first words by which somebody finds the place again. */
const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) ||
  element.outerHTML.slice(0, 80);

/**
 * What is wider than its box: it must scroll, and the box fade where more stands. A field for text
 * scrolls as fields do.
 */
function croppedIn(root: Element): readonly string[] {
  return [root, ...all(root, '*')]
    .filter(
      (box) =>
        !box.matches('textarea, input, select, svg, svg *') &&
        box.clientWidth > 1 &&
        box.scrollWidth > box.clientWidth + 1,
    )
    .flatMap((box) => {
      const { overflowX, maskImage } = getComputedStyle(box);
      if (overflowX === 'visible') return [];
      const what = `${String(box.scrollWidth)} px in ${String(box.clientWidth)} px`;
      if (overflowX !== 'auto' && overflowX !== 'scroll')
        return [`"${nameOf(box)}" is cropped: ${what}`];
      const fade = Number.parseFloat(getComputedStyle(box).getPropertyValue('--fade'));
      return maskImage === 'none' || !(fade > 0)
        ? [`"${nameOf(box)}" scrolls without a sign: ${what}`]
        : [];
    });
}

/** What begins to the left of its box: no scrolling leads there. */
function lostIn(root: Element): readonly string[] {
  return all(root, drawings).flatMap((drawing) => {
    const box = drawing.parentElement;
    if (box === null || getComputedStyle(box).overflowX === 'visible') return [];
    const before =
      box.getBoundingClientRect().left - drawing.getBoundingClientRect().left - box.scrollLeft;
    return before > 1 ? [`"${nameOf(drawing)}" begins ${before.toFixed(0)} px before its box`] : [];
  });
}

/** By how much a drawing enlarges what is in it. */
function scaleOf(element: Element): number {
  const drawn = element instanceof SVGGraphicsElement ? element : element.closest('foreignObject');
  const matrix = drawn instanceof SVGGraphicsElement ? drawn.getScreenCTM() : null;
  return matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
}

/** The letters that are too small as they are on the screen. */
function smallLettersIn(root: Element): readonly string[] {
  return all(root, '*').flatMap((element) => {
    const own = Array.from(element.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''),
    );
    if (!own || element.matches('style, title, option, textarea')) return [];
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    return size < smallest.letters - 0.05
      ? [`"${nameOf(element)}" is written in ${size.toFixed(1)} px`]
      : [];
  });
}

const targets =
  'button, a[href], select, summary, textarea, input:not([type="radio"], [type="checkbox"]), label:has(input[type="radio"], input[type="checkbox"]), [role="button"], :not(label) > input:is([type="radio"], [type="checkbox"])';

/**
 * What is pressed again and again: buttons and choices, but for those in a table's cells and for
 * the pins of a circuit, which have lists too.
 */
const isPressedOften = (element: Element): boolean =>
  element.matches('button:not([tabindex="-1"]), label') && element.closest('table') === null;

/**
 * A link in a line of text is as high as the line; a cell of a drawing board is a point of a
 * stroke, and no target of its own.
 */
const isExcepted = (element: Element): boolean =>
  (element.matches('a') && getComputedStyle(element).display === 'inline') ||
  element.matches('[role="gridcell"]');

/** What is too small for a finger. */
function smallTargetsIn(root: Element): readonly string[] {
  return all(root, targets)
    .filter((element) => !isExcepted(element))
    .flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const least = isPressedOften(element) ? smallest.often : smallest.target;
      return Math.min(width, height) < least - slack
        ? [
            `"${nameOf(element)}" is ${width.toFixed(0)} × ${height.toFixed(0)} px to press, of ${String(least)}`,
          ]
        : [];
    });
}

/** What a lab is about: a drawing, a table, code, or the text that is written in. */
const drawings =
  'svg:is([role="img"], [role="group"]), canvas, [role="grid"], table, [role="group"][aria-label="Kod"], [data-editor], textarea';

/** What stands between the first control and the drawing below it. */
function controlsAboveIn(body: Element): readonly string[] {
  const [drawing] = all(body, drawings);
  const [control] = all(body, targets);
  if (drawing === undefined || control === undefined || drawing.contains(control)) return [];
  const above = drawing.getBoundingClientRect().top - control.getBoundingClientRect().top;
  return above > toolsAbove ? [`${above.toFixed(0)} px of controls above the drawing`] : [];
}

/**
 * What a lab, a trace or a program does wrong on a phone, a line for each fault with the panel's
 * name before it.
 */
export function faultsOfPanels(): readonly string[] {
  const panels = Array.from(
    document.querySelectorAll(
      'main section:has(> header :is([data-kind="lab"], [data-kind="trace"], [data-kind="run"]))',
    ),
  );
  if (panels.length === 0) throw new Error('There is no lab on the page');
  return panels.flatMap((panel) => {
    const name = panel.querySelector('header')?.textContent ?? '';
    const body = panel.querySelector(':scope > header + div') ?? panel;
    return [
      ...croppedIn(panel),
      ...lostIn(panel),
      ...smallLettersIn(panel),
      ...smallTargetsIn(panel),
      ...controlsAboveIn(body),
    ].map((fault) => `${name}: ${fault}`);
  });
}

/** The same of diagrams, which nobody presses. */
export function faultsOfDiagrams(): readonly string[] {
  const boxes = Array.from(document.querySelectorAll('[data-diagram]'));
  if (boxes.length === 0) throw new Error('There is no diagram on the page');
  return boxes.flatMap((box) =>
    [...croppedIn(box), ...smallLettersIn(box)].map((fault) => `${nameOf(box)}: ${fault}`),
  );
}

/** The same of tables of text, one of which at least must be wider than the column. */
export function faultsOfTables(): readonly string[] {
  const tables = Array.from(document.querySelectorAll('.markdown > table'));
  if (!tables.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1))
    throw new Error('There is no wide table on the page');
  return tables.flatMap(croppedIn);
}
