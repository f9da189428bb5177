import type { ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import { useDeviceStore } from '@kurser/device-store';
import { asideText } from '../stored';

/** Work that is too long to be used: why it is set aside, and how to delete it. */
export default function AsidePart({ keys }: { readonly keys: readonly string[] }): ReactNode {
  const store = useDeviceStore();
  if (keys.length === 0) return null;
  return (
    <>
      <p>{asideText(keys.length)}</p>
      <Button
        onClick={() => {
          for (const key of keys) store.remove(key);
        }}
      >
        Ta bort det som ligger åt sidan
      </Button>
    </>
  );
}
