declare module '@generated/pyodide-files/default/served.json' {
  /** Written by src/plugins/pyodide: where the Python worker is on the site. */
  const served: { readonly worker: string };
  export default served;
}
