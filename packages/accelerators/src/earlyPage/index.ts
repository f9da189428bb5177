import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Has the living page take the place of its copy in pieces. What makes the copies is an option of
 * the seal's, and what shows them is in ../earlyForm.
 */
export default function earlyPagePlugin(): Plugin {
  return { name: 'early-page', getClientModules: () => [path.join(__dirname, 'takeOver.ts')] };
}
