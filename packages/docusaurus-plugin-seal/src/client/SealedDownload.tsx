import { useState, type MouseEvent, type ReactNode } from 'react';
import { openAssetAddress } from './sealedAssets';
import { originalFileName } from '../common/mediaTypes';

type Download = 'idle' | 'opening' | 'failed';

function save(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}

interface SealedDownloadProps {
  /** The file's name in the build. */
  readonly name: string;
  readonly href: string;
  readonly children: ReactNode;
  /** What is said, in brackets after the link, when the file cannot be had. */
  readonly fault: string;
}

/** A link to a sealed file: opens it in the page and saves it under its original name. */
export function SealedDownload({ name, href, children, fault }: SealedDownloadProps): ReactNode {
  const [download, setDownload] = useState<Download>('idle');

  async function start(): Promise<void> {
    setDownload('opening');
    try {
      save(await openAssetAddress(name), originalFileName(name));
      setDownload('idle');
    } catch {
      setDownload('failed');
    }
  }
  // The middle button too: the address itself has nothing to show in a new tab.
  const onPress = (event: MouseEvent): void => {
    event.preventDefault();
    void start();
  };
  return (
    <>
      <a href={href} onClick={onPress} onAuxClick={onPress} aria-busy={download === 'opening'}>
        {children}
      </a>
      {download === 'failed' && <span role="alert">{` (${fault})`}</span>}
    </>
  );
}
