import { defineConfig } from 'vitest/config';

const everywhere = ['**/node_modules/**', '**/dist/**', '.cache/**', 'data/**'];

/**
 * `unit` needs nothing but the code, and its files share processes: most of them are over before one has started.
 * `integration` has one real Postgres, so it gets one file at a time and patience; its files share a process and its
 * modules, which are those of a whole server: loading them for each file was a quarter of the processor time.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...everywhere, '**/*.int.test.ts'],
          isolate: false,
          setupFiles: 'packages/testkit/src/no-trace.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: everywhere,
          globalSetup: 'packages/testkit/src/one-server-a-run.ts',
          fileParallelism: false,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
