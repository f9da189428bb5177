import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The tests of one core (./cli.ts), which need nothing but the sources. */
export default defineConfig({
  root,
  resolve: { alias: { '@site': root.replace(/\/$/, '') } },
  test: { include: (process.env['CORE_TESTS'] ?? '').split(' ') },
});
