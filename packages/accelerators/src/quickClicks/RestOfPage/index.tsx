import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useHistory } from '@docusaurus/router';
import styles from './styles.module.css';

const MayComeLate = createContext(false);

/**
 * Around a page on the screen. Readers who clicked a link to it see its beginning first. Those who
 * follow a link into the page, come back to where they were, or print get the whole page at once.
 */
export function PageInPieces({ children }: { readonly children: ReactNode }): ReactNode {
  const { action, location } = useHistory();
  const isClicked = ExecutionEnvironment.canUseDOM && action === 'PUSH' && location.hash === '';
  return <MayComeLate.Provider value={isClicked}>{children}</MayComeLate.Provider>;
}

/**
 * All of a page but its beginning (rehypeRest): drawn when the beginning is on the screen, while
 * the browser can do other things in between.
 */
export default function RestOfPage({ children }: { readonly children: ReactNode }): ReactNode {
  const mayComeLate = useContext(MayComeLate);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setDrawn(true);
    });
  }, []);
  return isDrawn || !mayComeLate ? children : <div className={styles.room} />;
}
