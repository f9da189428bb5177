import { useSealedAsset } from './useSealedAsset';

/** An address that a picture, video or link can use; undefined while the file is being opened or when it cannot be. */
export function useSealedAssetUrl(address: string): string | undefined {
  const asset = useSealedAsset(address);
  return asset.kind === 'ready' ? asset.url : undefined;
}
