import type { ReactNode } from 'react';
import OriginalA from '@theme-original/MDXComponents/A';
import type { Props } from '@theme/MDXComponents/A';
import { findSealedAsset } from '../../../seal/sealedAssets';
import { SealedDownload } from '../../../seal/SealedDownload';

/** A link in a lesson. One to a file of the lesson is opened first where the file is sealed. */
export default function A(props: Props): ReactNode {
  const href = props.href ?? '';
  const name = findSealedAsset(href);
  if (name === undefined) return <OriginalA {...props} />;
  return (
    <SealedDownload name={name} href={href}>
      {props.children}
    </SealedDownload>
  );
}
