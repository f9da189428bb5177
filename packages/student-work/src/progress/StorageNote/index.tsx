import type { ReactNode } from 'react';
import type { StorageTrouble } from '@kurser/device-store/kept';
import { asideText } from '../stored';
import { useAsideCount, useStorageTrouble } from '../useProgress';
import styles from './styles.module.css';

const texts: Readonly<Record<StorageTrouble, string>> = {
  none: '',
  refused:
    'Webbläsaren låter inte sidan spara något. Det du gör finns bara kvar tills du laddar om eller stänger sidan.',
  full: 'Det senaste kunde inte sparas: utrymmet som webbläsaren ger sidan är fullt. Under Konto kan du spara en kopia och rensa.',
};

/**
 * Says plainly that the device does not keep what the student does, or that some of it is not used;
 * nothing as long as all is well.
 */
export default function StorageNote(): ReactNode {
  const trouble = useStorageTrouble();
  const aside = useAsideCount();
  const ofAside = aside === 0 ? '' : `${asideText(aside)} Under Konto kan du ta bort det.`;
  const text = trouble === 'none' ? ofAside : texts[trouble];
  return (
    <p role="status" className={text === '' ? styles.empty : styles.note}>
      {text}
    </p>
  );
}
