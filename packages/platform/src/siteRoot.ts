import type { ReactNode } from 'react';

/**
 * Docusaurus' client entry renders its app into the root that it finds in the window, and makes one
 * of its own only where there is none. It renders anew when it is replaced in development.
 * @param receive is called with the app, and with nothing when it is taken away
 */
export function receiveSiteApp(receive: (app: ReactNode) => void): void {
  window.docusaurusRoot = {
    render: receive,
    unmount: () => {
      receive(undefined);
    },
  };
}
