import { useEffect, useState } from 'react';
import { findSealedAsset, openAssetAddress } from './sealedAssets';

/** A picture or another file of a lesson on its way to the page. */
export type SealedAsset =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'failed' };

const loading: SealedAsset = { kind: 'loading' };

/**
 * What an address of a lesson's file can be shown with; the address itself where it is not sealed.
 */
export function useSealedAsset(address: string): SealedAsset {
  const name = findSealedAsset(address);
  const [opened, setOpened] = useState<{ name: string; asset: SealedAsset }>();
  useEffect(() => {
    if (name === undefined) return undefined;
    let current = true;
    const show = (asset: SealedAsset): void => {
      if (current) setOpened({ name, asset });
    };
    openAssetAddress(name).then(
      (url) => {
        show({ kind: 'ready', url });
      },
      () => {
        show({ kind: 'failed' });
      },
    );
    return () => {
      current = false;
    };
  }, [name]);
  if (name === undefined) return { kind: 'ready', url: address };
  return opened?.name === name ? opened.asset : loading;
}
