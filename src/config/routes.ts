import type { Redirect } from '../plugins/redirects/options';

const reverseEngineering = '/courses/applied_programming/CTF/reverse_engineering';

/** Addresses that are another reading of the route table, and the pages they lead to. */
export const courseRedirects: readonly Redirect[] = [
  { from: '/courses/3/extra/18-042', to: '/courses/3/extra/18' },
  { from: '/courses/3/extra/19-17d', to: '/courses/3/extra/19' },
  { from: `${reverseEngineering}/`, to: `${reverseEngineering}/reverse_engineering` },
];
