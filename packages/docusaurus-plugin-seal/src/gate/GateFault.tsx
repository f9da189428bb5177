import type { ReactNode } from 'react';
import type { ContentFailure } from '../common/contentFailure';
import { failureText, gateTexts } from './gateTexts';

/** Why the site cannot be opened, and a button that loads the page anew. */
export function GateFault({ reason }: { readonly reason: ContentFailure }): ReactNode {
  return (
    <>
      <p role="alert">{failureText(reason)}</p>
      <button
        type="button"
        className="button button--primary"
        onClick={() => {
          window.location.reload();
        }}
      >
        {gateTexts().retry}
      </button>
    </>
  );
}
