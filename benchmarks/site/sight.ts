import type { CDPSession, Page } from '@playwright/test';

/** What a visitor waits to see, and what they do the moment they see it. */
export interface Sight {
  readonly selector: string;
  /** The whole text of the element; null for any. */
  readonly text: string | null;
  /** Typed into the form that is seen, and the button pressed once. */
  readonly signIn: { readonly email: string; readonly password: string } | null;
}

const bindingName = 'benchSeen';
const timeoutMs = 60_000;

/**
 * Looks for the sight before every frame and tells when the first frame with it has been drawn.
 * Runs in the page; its functions are members or have no names, because the script runner would
 * wrap named ones in a helper that the page does not have.
 */
function look({ selector, text, signIn }: Sight): void {
  const eye = {
    find(): Element | undefined {
      return Array.from(document.querySelectorAll(selector)).find(
        (element) =>
          (text === null || element.textContent.trim() === text) &&
          // A form may be drawn before all of it has come.
          (signIn === null || element.closest('form')?.querySelector('button[type=submit]')) &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
    },
    type(field: Element | null | undefined, words: string): void {
      if (!(field instanceof HTMLInputElement)) throw new Error('The form lacks a field');
      field.focus();
      // Past what React has put on the field itself, as a keyboard's input comes.
      Reflect.set(HTMLInputElement.prototype, 'value', words, field);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    act(seen: Element): void {
      if (signIn === null) return;
      const form = seen.closest('form');
      eye.type(form?.querySelector('input[type=email]'), signIn.email);
      eye.type(form?.querySelector('input[type=password]'), signIn.password);
      form?.querySelector<HTMLElement>('button[type=submit]')?.click();
    },
    open(): void {
      const seen = eye.find();
      if (seen === undefined) {
        requestAnimationFrame(() => eye.open());
        return;
      }
      // This runs before the frame is drawn, the message after it.
      setTimeout(() => {
        (window as unknown as Record<string, (message: string) => void>)['benchSeen']?.(
          String(performance.now()),
        );
        eye.act(seen);
      });
    },
  };
  requestAnimationFrame(() => eye.open());
}

/**
 * Sees to it that the page's next document tells when it shows the sight; the promise is of the
 * milliseconds from its navigation. Rejects when it never does.
 */
export async function expectSight(
  page: Page,
  cdp: CDPSession,
  sight: Sight,
): Promise<{ readonly seenMs: Promise<number> }> {
  const seenMs = new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`${page.url()}: ${sight.text ?? sight.selector} was never seen`));
    }, timeoutMs);
    cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== bindingName) return;
      clearTimeout(timer);
      resolve(Number(payload));
    });
  });
  // Its caller may have failed before waiting for it.
  seenMs.catch(() => undefined);
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: bindingName });
  await page.addInitScript(look, sight);
  return { seenMs };
}
