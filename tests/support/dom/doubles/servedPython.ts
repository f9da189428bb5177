/** Where the Python worker is, as src/plugins/pyodide leaves it. */
export default { worker: '/pyodide/worker-0123456789abcdef/worker.mjs' };
