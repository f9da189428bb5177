import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') };

/** One project for each thing the tests need beside the source: nothing, a finished build, a running Firestore emulator. */
export default defineConfig({
  test: {
    passWithNoTests: false,
    // As many as there are cores. Vitest leaves one free for an editor, which is half of a small machine.
    minWorkers: 1,
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          // A slow machine is not a fault: some tests start a compiler or Python.
          testTimeout: 60_000,
          include: [
            'src/**/__tests__/**/*.test.{ts,tsx}',
            'scripts/**/__tests__/**/*.test.ts',
            'benchmarks/**/__tests__/**/*.test.ts',
            'tests/{unit,lessons,godot,support}/**/*.test.ts',
          ],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          poolOptions: { forks: { singleFork: true } },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          poolOptions: { forks: { singleFork: true } },
          globalSetup: ['tests/rules/setup.ts'],
        },
      },
    ],
  },
});
