/** Client module: runs before the gate opens. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { layOutAfterCopy } from './layOut';

if (ExecutionEnvironment.canUseDOM) layOutAfterCopy(document);
