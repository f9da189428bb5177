import { Children, isValidElement, Suspense, type ComponentType, type ReactNode } from 'react';
import { MDXProvider } from '@mdx-js/react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { DeviceStoreProvider } from '@kurser/device-store';
import { teachingComponents } from '@site/src/parts/registry';

/** MDX hands props over as the author wrote them; each part parses its own. */
const components = teachingComponents as Readonly<Record<string, ComponentType<unknown>>>;

const waiting = 'Delarna hämtas';

interface SiteProps {
  readonly titles: readonly string[];
  readonly children: ReactNode;
}

function titleOf(piece: ReactNode): unknown {
  return isValidElement<{ readonly title?: unknown }>(piece) ? piece.props.title : undefined;
}

/** A part whose author gave it no title, and which gives itself one. */
function isUntitledPart(piece: ReactNode): boolean {
  return isValidElement(piece) && typeof piece.type !== 'string' && titleOf(piece) === undefined;
}

/**
 * What of a page's pieces the test is about. A title that nobody wrote is one that a part gives
 * itself.
 */
function piecesWith(titles: readonly string[], page: ReactNode): ReactNode {
  const pieces = Children.toArray(page);
  if (titles.length === 0) return pieces;
  const isWanted = (piece: ReactNode): boolean => titles.some((title) => titleOf(piece) === title);
  const areAllWritten = titles.every((title) => pieces.some((piece) => titleOf(piece) === title));
  return pieces.filter((piece) => isWanted(piece) || (!areAllWritten && isUntitledPart(piece)));
}

function Site({ titles, children }: SiteProps): ReactNode {
  const wrapper = (page: { readonly children?: ReactNode }): ReactNode =>
    piecesWith(titles, page.children);
  return (
    <DeviceStoreProvider scope="elev">
      <MDXProvider components={{ ...components, wrapper }}>
        <Suspense fallback={waiting}>{children}</Suspense>
      </MDXProvider>
    </DeviceStoreProvider>
  );
}

/** A page of the site as a signed-in student has it open. */
export interface OpenPage {
  readonly user: UserEvent;
  /**
   * Puts focus on a control, and presses keys there: `'{Enter}'`, `'[Space]'`, letters as they are.
   */
  readonly press: (control: Element, keys: string) => Promise<void>;
  /** Opens it anew: what is kept on the device is all that remains. */
  readonly reload: () => Promise<void>;
}

/**
 * Opens a page of `tests/fixtures/docs` in the DOM, with its teaching parts, and waits until every
 * part has come.
 * @param Page what the page's MDX file exports
 * @param titles the parts that the test is about; without any, the whole page
 */
export async function openPage(
  Page: ComponentType,
  ...titles: readonly string[]
): Promise<OpenPage> {
  const show = async (): Promise<() => void> => {
    const { unmount } = render(
      <Site titles={titles}>
        <Page />
      </Site>,
    );
    await waitFor(() => {
      expect(screen.queryByText(waiting)).toBeNull();
    });
    // A part that has just come is on the screen before its effects have run, which listen for
    // keys.
    await act(() => Promise.resolve());
    return unmount;
  };
  const user = userEvent.setup({ delay: null });
  let leave = await show();
  return {
    user,
    press: async (control, keys) => {
      focus(control);
      await user.keyboard(keys);
    },
    reload: async () => {
      leave();
      leave = await show();
    },
  };
}

/**
 * A part of the open page by its name, and all ways to find things in it. Small tasks are groups,
 * the others regions.
 */
export function part(name: string | RegExp, role: 'region' | 'group' = 'region') {
  const element = screen.getByRole(role, { name });
  return { element, ...within(element) };
}

export type Part = ReturnType<typeof part>;

export function focus(control: Element): void {
  if (!(control instanceof HTMLElement || control instanceof SVGElement))
    throw new Error(`<${control.localName}> takes no focus`);
  act(() => {
    control.focus();
  });
}

/** Puts a value into a field or slider, in place of what stands there. */
export function fill(field: Element, value: string): void {
  fireEvent.change(field, { target: { value } });
}

/**
 * From here on the page's time stands still, but for `letPass`; `user`, who takes time, would wait
 * for ever, and `clickNow` does not.
 */
export function stopClock(): void {
  vi.useFakeTimers({
    toFake: [
      ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
      ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
    ],
  });
}

/** A key that goes down on what takes keys, and stays down until `keyUp`. */
export function keyDown(control: Element, key: string): void {
  fireEvent.keyDown(control, { key });
}

export function keyUp(control: Element, key: string): void {
  fireEvent.keyUp(control, { key });
}

export function clickNow(control: Element): void {
  fireEvent.click(control);
}

/**
 * Lets some of the page's time pass, once its clock stands: a picture at a time, each drawn before
 * the next.
 */
export function letPass(milliseconds: number): void {
  const picture = 20;
  for (let passed = 0; passed < milliseconds; passed += picture)
    act(() => {
      vi.advanceTimersByTime(picture);
    });
}

const inline = 'a, abbr, b, code, em, i, kbd, mark, small, span, strong, sub, sup, var';

function isShut(element: Element): boolean {
  const details = element.parentElement;
  const isInShutDetails =
    details instanceof HTMLDetailsElement && !details.open && element.localName !== 'summary';
  const isUnchosen = element instanceof HTMLOptionElement && !element.selected;
  return isInShutDetails || isUnchosen || element.matches('[hidden], style, script');
}

/**
 * The words that are shown in an element, with the blanks of its markup and a line break around
 * each block.
 */
function rawText(element: Element): string {
  const pieces = Array.from(element.childNodes, (node) => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    if (isShut(node)) return '';
    return node.matches(inline) ? rawText(node) : `\n${rawText(node)}\n`;
  });
  return pieces.join('');
}

/**
 * The words that are shown in an element, a line a block; without what is hidden or has to be
 * opened first.
 */
export function textOf(element: Element): string {
  return rawText(element)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}
