import { createContext } from 'react';

/**
 * The coloured runs of the code block that is shown (`writeRuns`); empty where nothing is known of
 * them.
 */
export const Colours = createContext('');
