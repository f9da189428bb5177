/**
 * Pictures, media and downloads of a sealed site that no component of ours draws: a picture whose
 * address brings nothing is opened and shown, and a link to a file opens and saves it.
 */
import { originalFileName } from '../common/mediaTypes';
import { findSealedAsset, openAssetAddress } from './sealedAssets';

/** The sealed file behind an address in this page; undefined for any other. */
function sealedName(address: string): string | undefined {
  if (!address.startsWith(`${window.location.origin}/`)) return undefined;
  return findSealedAsset(address.slice(window.location.origin.length));
}

async function show(element: HTMLImageElement | HTMLMediaElement): Promise<void> {
  const name = sealedName(element.src);
  if (name !== undefined) element.src = await openAssetAddress(name);
}

async function save(name: string): Promise<void> {
  const link = document.createElement('a');
  link.href = await openAssetAddress(name);
  link.download = originalFileName(name);
  link.click();
}

const onFault = ({ target }: Event): void => {
  if (target instanceof HTMLImageElement || target instanceof HTMLMediaElement)
    show(target).catch(() => undefined);
};

const onClick = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const name = link === null ? undefined : sealedName(link.href);
  if (name === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  save(name).catch(() => undefined);
};

/**
 * Begins to open what the page asks for.
 * @returns the function that ends it
 */
export function installSealedAssets(): () => void {
  // Faults of pictures do not bubble, and the router hears of a click before the document does.
  document.addEventListener('error', onFault, true);
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('error', onFault, true);
    document.removeEventListener('click', onClick, true);
  };
}
