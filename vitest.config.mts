import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    include: [
      'src/**/__tests__/**/*.test.{ts,tsx}',
      'scripts/**/__tests__/**/*.test.ts',
      'tests/lessons/**/*.test.ts',
      'tests/support/**/*.test.ts',
    ],
    passWithNoTests: false,
  },
});
