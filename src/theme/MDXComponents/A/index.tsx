import type { ReactNode } from 'react';
import OriginalA from '@theme-original/MDXComponents/A';
import type { Props } from '@theme/MDXComponents/A';
import { findBundledName } from 'docusaurus-plugin-seal/common';
import { baseUrl, findSealedAsset, SealedDownload } from 'docusaurus-plugin-seal/client';

/**
 * A link in a lesson. One to a file of the lesson is opened first where the file is sealed; the
 * bundler has put the file there, and the build does not look for it among the pages.
 */
export default function A(props: Props): ReactNode {
  const href = props.href ?? '';
  const name = findSealedAsset(href);
  if (name === undefined) {
    const isFile = findBundledName(href, baseUrl) !== undefined;
    return <OriginalA {...props} {...(isFile && { 'data-noBrokenLinkCheck': true })} />;
  }
  return (
    <SealedDownload
      name={name}
      href={href}
      fault="Filen kunde inte hämtas. Välj länken för att försöka igen."
    >
      {props.children}
    </SealedDownload>
  );
}
