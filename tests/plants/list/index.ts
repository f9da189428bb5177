import type { Plant } from '../plant';
import { exercises } from './exercises';
import { labs } from './labs';
import { shared } from './shared';

/** Every planted fault, area by area. */
export const plants: readonly Plant[] = [...labs, ...exercises, ...shared];
