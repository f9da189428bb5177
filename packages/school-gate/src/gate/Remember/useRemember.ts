import { useState } from 'react';
import { browserStorage } from '../../auth/browserStorage';
import { wasSignedIn } from '../../auth/earlierSignIn';

/**
 * The choice to be remembered. It begins as a yes on a computer where nobody has been signed in,
 * and as a no on one that may be shared.
 * @param standby the form stands in the static page, which is the same for everybody
 */
export function useRemember(standby = false): [boolean, (remember: boolean) => void] {
  return useState(() => standby || !wasSignedIn(browserStorage));
}
