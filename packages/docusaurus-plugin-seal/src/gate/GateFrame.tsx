import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { gateTexts } from './gateTexts';
import './gate.css';

/** The middle of an empty page, under the site's name. */
export function GateFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <main className="seal-gate">
      <div className="seal-gate__box">
        <h1 className="seal-gate__title">{siteConfig.title}</h1>
        <div>{children}</div>
        <noscript>{gateTexts().noScript}</noscript>
      </div>
    </main>
  );
}
