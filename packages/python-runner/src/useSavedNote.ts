import { useSyncExternalStore } from 'react';
import { useDeviceStore } from '@kurser/device-store';

/**
 * What who wants to save a program is told: that it is done by itself, or that this browser keeps
 * nothing.
 */
export function useSavedNote(): string {
  const store = useDeviceStore();
  const trouble = useSyncExternalStore(store.subscribeAll, store.trouble, () => 'none');
  return trouble === 'none'
    ? 'Din kod sparas på den här enheten medan du skriver.'
    : 'Webbläsaren sparar inte det du skriver. Koden finns kvar tills du laddar om eller stänger sidan.';
}
