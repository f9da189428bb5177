import type { ReactNode } from 'react';
import OriginalImg from '@theme-original/MDXComponents/Img';
import type { Props } from '@theme/MDXComponents/Img';
import { useSealedAsset } from 'docusaurus-plugin-seal/client';

/**
 * A lesson's picture, opened first where it is sealed. Its width and height keep its place
 * meanwhile.
 */
export default function Img(props: Props): ReactNode {
  const asset = useSealedAsset(props.src ?? '');
  switch (asset.kind) {
    case 'loading':
      return <OriginalImg {...props} src={undefined} aria-busy />;
    case 'ready':
      return <OriginalImg {...props} src={asset.url} />;
    case 'failed':
      return (
        <em role="note">
          Bilden kunde inte hämtas: <span>{props.alt ?? 'utan beskrivning'}</span>. Ladda om sidan
          för att försöka igen.
        </em>
      );
  }
}
