/**
 * What of this school's site anybody may read although lessons may say the same: for the leak scan
 * of the seal, which looks for every text of the lessons in everything else.
 */
import type { PublicContent, PublicText } from 'docusaurus-plugin-seal';
import { school } from '../../config/school';
import {
  moduleFile,
  pageModules,
  runnerFiles,
  runnerPackage,
} from '@kurser/python-runner/worker/python';
import { withoutCompression } from '../pyodide/standardLibrary';

/**
 * Kept short: a new entry needs a better reason than that the scan is red. Any part of a text is
 * public with it.
 */
const publicTexts: readonly PublicText[] = [
  { text: 'Kurser', reason: 'the one link of the navigation bar, part of Docusaurus’ app' },
  { text: school.title, reason: 'the name of the site, on the sign-in screen' },
  { text: school.tagline, reason: 'part of the site configuration in Docusaurus’ app' },
  { text: school.gateSentence, reason: 'what the sign-in screen says of the site' },
  {
    text: 'Content-Type: application/json',
    reason: 'a header that the sign-in SDK sends, written out in its code',
  },
  // What Python itself says, in the table of sentences on errors in Python's worker.
  ...[
    ...['ZeroDivisionError', 'ModuleNotFoundError', 'FileNotFoundError', 'NotImplementedError'],
    'cannot import name …',
  ].map((text) => ({
    text,
    reason: 'a word of Python itself, by which its worker tells one error from another',
  })),
];

/** npm packages whose files are deployed as they are. */
const servedPackages = ['katex', 'pyodide'].map((name) => `node_modules/${name}`);

/**
 * Programs of our own that are deployed as they are; a line of Python in a lesson may well stand in
 * one (`except AssertionError:`).
 */
const servedSources = [
  ...runnerFiles.map((name) => `${runnerPackage}/${name}`),
  ...pageModules.map(moduleFile),
].map((path) => `packages/python-runner/src/worker/${path}`);

/** @param accelerators what accelerators make of packages' files */
export function publicContent(
  accelerators: PublicContent['servedOtherwise'] | undefined,
): PublicContent {
  const library = { file: 'node_modules/pyodide/python_stdlib.zip', served: withoutCompression };
  return {
    publicTexts,
    servedFiles: [...servedPackages, ...servedSources],
    servedOtherwise: [library, ...(accelerators ?? [])],
  };
}
