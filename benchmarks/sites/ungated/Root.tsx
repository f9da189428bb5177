import type { ReactNode } from 'react';
import { DeviceStoreProvider } from '@kurser/device-store';

/** No gate: only what the teaching parts ask for. */
export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return <DeviceStoreProvider scope="nobody">{children}</DeviceStoreProvider>;
}
