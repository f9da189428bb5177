/** Stands in Docusaurus' app for a module of the theme that nothing here needs. */
export {};
