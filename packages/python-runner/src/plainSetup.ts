import type { RunSetup } from './protocol';

/** The setup of a program in Python that needs nothing beside itself. */
export const plainSetup: RunSetup = {
  language: 'python',
  files: [],
  before: [],
  file: 'program.py',
  stdin: '',
  args: [],
};
