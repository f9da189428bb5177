/**
 * Takes the place of what Docusaurus' links ask to make other pages ready (the plugin swaps the
 * module; its links know it as `window.docusaurus`). What they ask for is a guess: see guesses.ts.
 * And they name the place in the page as well, for which the router knows no page.
 */
import { pagesAhead } from '../seams/pageLoading';
import { guesses } from './guesses';

const pageOf = (link: string): string => link.replace(/[?#].*/, '');

/** @public for the bundler */
export default Object.freeze({
  prefetch: (link: string) => pagesAhead.prefetch(pageOf(link)),
  preload: (link: string) => guesses.make(() => pagesAhead.preload(pageOf(link))),
});
