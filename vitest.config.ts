import { defineConfig } from 'vitest/config'

/** Unit tests need nothing but Node; integration tests start the real database engines. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: ['src/{domain,contract,web}/**/*.test.{ts,tsx}', 'src/server/**/*.unit.test.ts', 'test/*.test.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          globalSetup: ['test/global-setup.ts'],
          include: ['src/server/**/*.test.ts', 'test/integration/**/*.test.ts'],
          exclude: ['src/server/**/*.unit.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Kills, full disks and lost connections: each needs the machine for itself.
        test: {
          name: 'faults',
          globalSetup: ['test/global-setup.ts'],
          include: ['test/faults/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Model-based runs over many seeds.
        test: {
          name: 'sync',
          globalSetup: ['test/global-setup.ts'],
          include: ['test/sync/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
