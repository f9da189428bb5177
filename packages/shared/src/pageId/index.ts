import { createContext, useContext } from 'react';

const Context = createContext('');

/** Around everything that belongs to one page, with its id in Docusaurus. */
export const PageId = Context.Provider;

/** The id of the page that a part stands on; the empty text outside any page. */
export function usePageId(): string {
  return useContext(Context);
}
