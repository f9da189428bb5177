/**
 * What `npx depcruise src` and tests/unit/circles.test.ts ask of the imports: no file comes back to itself, types included. Which folder may import
 * which is ESLint's to say (eslint.config.mjs). `npx depcruise src --output-type dot --collapse '^src/[^/]+'` draws the picture.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment:
        'A file that imports itself by way of others cannot be read, moved or tried by itself.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '__tests__' },
  },
};
