import type { ReactNode } from 'react';
import { Redirect } from '@docusaurus/router';

/** A route that leads on to another address, keeping the fragment and the parameters. */
export default function RedirectTo({
  to,
  location,
}: {
  readonly to: string;
  readonly location: { readonly search: string; readonly hash: string };
}): ReactNode {
  return <Redirect to={`${to}${location.search}${location.hash}`} />;
}
