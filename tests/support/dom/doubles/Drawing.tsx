import type { ReactNode } from 'react';

/** A figure that a lesson imports, which the build makes a component of. */
export default function Drawing(): ReactNode {
  return <svg />;
}
