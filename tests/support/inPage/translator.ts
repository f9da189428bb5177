/**
 * What the translators of Chrome and Edge do to a page: each text node gives way to
 * `<font><font>…</font></font>` with a text of its own, now and whenever another text comes. React
 * goes on writing to the texts that it has made, wherever they are.
 */
const left = 'script, style, textarea, [translate="no"], .notranslate';

const known = new WeakMap<Element, boolean>();

/**
 * Whether the translators leave an element alone. Asked once of each, for pages have thousands of
 * texts.
 */
function isLeft(element: Element): boolean {
  const before = known.get(element);
  if (before !== undefined) return before;
  const parent = element.parentElement;
  const now = element.matches(left) || (parent !== null && isLeft(parent));
  known.set(element, now);
  return now;
}

/** As a plain name: the element is deprecated, and the translators make it all the same. */
const replacement: string = 'font';

/** The texts of the page that have given way, with what they stood in. */
const gone = new Map<Node, Element>();
const deadTexts = new Set<string>();

function pathTo(element: Element): string {
  const names: string[] = [];
  for (let at: Element | null = element; at !== null && names.length < 4; at = at.parentElement)
    names.unshift(at.localName + (at.classList[0] === undefined ? '' : `.${at.classList[0]}`));
  return names.join(' > ');
}

/** Hears what is written to a text that is no longer on the page. */
const writing = new MutationObserver((records) => {
  for (const { target } of records) {
    const holder = gone.get(target);
    if (holder !== undefined)
      deadTexts.add(`${pathTo(holder)}: ${JSON.stringify(target.textContent)}`);
  }
});

function translate(text: Text): void {
  const holder = text.parentElement;
  if (holder === null || holder.localName === replacement || text.data.trim() === '') return;
  if (isLeft(holder)) return;
  const outer = document.createElement(replacement);
  const inner = document.createElement(replacement);
  inner.textContent = text.data;
  outer.append(inner);
  gone.set(text, holder);
  writing.observe(text, { characterData: true });
  text.replaceWith(outer);
}

function translateAll(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = root instanceof Text ? [root] : [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  texts.forEach(translate);
}

/** Begins to translate the page, and returns what ends it. */
export function startTranslator(): () => void {
  deadTexts.clear();
  translateAll(document.body);
  const coming = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(translateAll);
  });
  coming.observe(document.body, { childList: true, subtree: true });
  return () => {
    coming.disconnect();
    writing.disconnect();
  };
}

const controls =
  'button, summary, input, select, textarea, [role="button"], [role="slider"], [role="gridcell"], [tabindex]';
/** What leads away, or asks for a file of the reader's. */
const passedOver = 'a[href], [type="file"], pre, [disabled]';

function change(field: Element, value: string): void {
  // React listens to the element's own setter, so that it can tell its own changes from a reader's.
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function nextValue(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string {
  if (field instanceof HTMLSelectElement) {
    const values = Array.from(field.options, ({ value }) => value);
    return values[(values.indexOf(field.value) + 1) % values.length] ?? '';
  }
  if (field instanceof HTMLInputElement && field.type === 'range')
    return field.value === field.max ? field.min : field.max;
  return field.value === '1' ? '0' : '1';
}

function operate(control: HTMLElement | SVGElement): void {
  const isTyped =
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !['checkbox', 'radio'].includes(control.type));
  if (isTyped) change(control, nextValue(control));
  else control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  for (const key of ['Enter', ' ', 'ArrowRight'])
    control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

const hover = (control: Element, kind: 'over' | 'out'): void => {
  control.dispatchEvent(
    new PointerEvent(`pointer${kind}`, { bubbles: true, pointerType: 'mouse' }),
  );
  control.dispatchEvent(new MouseEvent(`mouse${kind}`, { bubbles: true }));
};

/**
 * Lets React draw, the translator translate what was drawn, and effects that follow do their work.
 */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function press(control: HTMLElement | SVGElement): Promise<void> {
  hover(control, 'over');
  control.focus({ preventScroll: true });
  await settle();
  if (!control.isConnected) return;
  operate(control);
  await settle();
  hover(control, 'out');
  control.blur();
}

/** What a control is, but for its number: rows of a hundred answer alike. */
function kindOf(control: Element): string {
  const words = `${control.getAttribute('aria-label') ?? ''} ${control.textContent}`;
  return [control.localName, control.getAttribute('type'), control.className, words]
    .join(' ')
    .replaceAll(/\d+/g, '');
}

/** How many times each kind of control is used in a part. */
const enough = 2;

/** How many presses are enough for a page. */
const maximum = 60;

/**
 * Points at, focuses, presses and changes the controls of an element, those too that come of it, a
 * few of each kind. Returns how many presses that took.
 */
export async function pressEverything(root: Element): Promise<number> {
  const used = new Map<string, number>();
  const pressed = new WeakMap<Element, number>();
  let count = 0;
  const take = (control: Element): boolean => {
    const own = pressed.get(control) ?? 0;
    if (own >= 2) return false;
    const kind = kindOf(control);
    const times = used.get(kind) ?? 0;
    if (times >= enough || control.closest(passedOver) !== null) {
      pressed.set(control, 2);
      return false;
    }
    used.set(kind, times + 1);
    pressed.set(control, own + 1);
    return true;
  };
  for (let fresh = true; fresh;) {
    fresh = false;
    for (const control of Array.from(root.querySelectorAll<HTMLElement | SVGElement>(controls))) {
      if (count >= maximum || !control.isConnected || !take(control)) continue;
      await press(control);
      fresh = true;
      count += 1;
    }
  }
  return count;
}

/**
 * What the translator has done to the page: what has broken, and what is written where nobody sees
 * it.
 */
export function translationFaults(): readonly string[] {
  const broken = Array.from(document.querySelectorAll('h1, [role="alert"]'))
    .map(({ textContent }) => textContent)
    .filter((text) => /This page crashed\.|gick sönder/.test(text));
  return [...broken, ...Array.from(deadTexts, (text) => `dead: ${text}`)];
}
