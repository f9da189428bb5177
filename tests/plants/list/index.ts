import type { Plant } from '../plant';
import { content } from './content';
import { answers } from './answers';
import { exercises } from './exercises';
import { workThatFollows } from './following';
import { handIn } from './handIn';
import { labs } from './labs';
import { offline } from './offline';
import { openings } from './openings';
import { pages } from './pages';
import { reading } from './reading';
import { search } from './search';
import { sealing } from './sealing';
import { shared } from './shared';
import { signIn } from './signIn';
import { teachingCores } from './teachingCores';
import { tooling } from './tooling';

/** Every planted fault, area by area. */
export const plants: readonly Plant[] = [
  ...signIn,
  ...sealing,
  ...content,
  ...search,
  ...pages,
  ...reading,
  ...teachingCores,
  ...labs,
  ...answers,
  ...exercises,
  ...workThatFollows,
  ...handIn,
  ...openings,
  ...offline,
  ...shared,
  ...tooling,
];
