import type { ComponentProps, ComponentType, ReactNode } from 'react';
import InitialImg from '@theme-init/MDXComponents/Img';
import { useSealedAsset } from '../client/useSealedAsset';

type Props = ComponentProps<'img'>;
const Img = InitialImg as ComponentType<Props>;

/** A page's picture, opened first. Its width and height keep its place meanwhile. */
export function SealedImg(props: Props): ReactNode {
  const asset = useSealedAsset(props.src ?? '');
  switch (asset.kind) {
    case 'loading':
      return <Img {...props} src={undefined} aria-busy />;
    case 'ready':
      return <Img {...props} src={asset.url} />;
    case 'failed':
      return <em role="note">{props.alt}</em>;
  }
}
