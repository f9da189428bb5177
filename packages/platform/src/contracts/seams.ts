import { coreSeams } from './coreSeams';
import { otherSeams } from './otherSeams';
import type { Seam } from './seam';
import { themeSeams } from './themeSeams';

/** Every place where the site leans on something private. */
export const seams: readonly Seam[] = [...coreSeams, ...themeSeams, ...otherSeams];
