import { createContext, type ReactNode } from 'react';

/**
 * Whether the site is in a browser; outside of Docusaurus' app the gate is the page's own, and may
 * not tell yet.
 */
export const Context = createContext(false);

/**
 * Takes the place of Docusaurus' own, which says "no" until the app has been drawn once: so that it
 * begins with what the server wrote. Behind the gate nothing of the server's is taken over, and the
 * second drawing would make every block of code anew.
 */
export function BrowserContextProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return <Context value>{children}</Context>;
}
