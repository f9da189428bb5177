import { whenAlive } from '@kurser/school-gate/gate/pageState';
import { earlyFormAttribute } from '../marks';

/**
 * Shows the form of the static page, and keeps what is pressed in it before it is alive: the latest
 * press, a submit or one of its buttons, is made anew as soon as the gate says that it is.
 * Meanwhile nothing reaches the browser's own way of sending a form, which would put what was typed
 * into the address.
 */
export function showEarlyForm(page: Document): void {
  const root = page.documentElement;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let pressAgain = (): void => undefined;

  function hold(event: Event, again: () => void): void {
    event.preventDefault();
    // Nor the gate's own listeners, which are there a moment before it is alive: each press is made
    // once.
    event.stopPropagation();
    pressAgain = again;
    root.setAttribute(earlyFormAttribute, 'pressed');
  }
  function onSubmit(event: Event): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    hold(event, () => {
      if (form.isConnected) form.requestSubmit();
    });
  }
  function onClick(event: Event): void {
    const button = event.target instanceof Element && event.target.closest('button');
    // The submit button's press arrives as a submit, as the Enter key's does.
    if (!(button instanceof HTMLButtonElement) || button.type === 'submit') return;
    hold(event, () => {
      button.click();
    });
  }
  page.addEventListener('submit', onSubmit, options);
  page.addEventListener('click', onClick, options);
  whenAlive(page, () => {
    listening.abort();
    root.removeAttribute(earlyFormAttribute);
    // After what the gate is just doing.
    queueMicrotask(pressAgain);
  });
  root.setAttribute(earlyFormAttribute, 'idle');
}
