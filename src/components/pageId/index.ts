import { createContext, useContext } from 'react';

const Context = createContext<string | null>(null);

/** Around everything that belongs to one page, with its id in Docusaurus. */
export const PageId = Context.Provider;

/** The id of the page that a part stands on; null where several pages share one, as in a part that is printed. */
export function usePageId(): string | null {
  return useContext(Context);
}
