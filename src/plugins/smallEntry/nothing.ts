/** Stands in Docusaurus' app for a module of the theme that only lessons need. */
export {};
