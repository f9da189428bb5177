/** Stands in the entry script for a module of the theme that only lessons need. */
export {};
