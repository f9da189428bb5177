import type { ReactNode } from 'react';
import type { StorageTrouble } from '../../components/deviceStore/storage';
import { useStorageTrouble } from '../useProgress';
import styles from './styles.module.css';

const texts: Readonly<Record<StorageTrouble, string>> = {
  none: '',
  refused:
    'Webbläsaren låter inte sidan spara något. Det du gör finns bara kvar tills du laddar om eller stänger sidan.',
  full: 'Det senaste kunde inte sparas: utrymmet som webbläsaren ger sidan är fullt. Under Konto kan du spara en kopia och rensa.',
};

/** Says plainly that the device does not keep what the student does; nothing as long as it does. */
export default function StorageNote(): ReactNode {
  const trouble = useStorageTrouble();
  return (
    <p role="status" className={trouble === 'none' ? styles.empty : styles.note}>
      {texts[trouble]}
    </p>
  );
}
