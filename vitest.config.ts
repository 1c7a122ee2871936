import { defineConfig } from 'vitest/config'

/** Disks that fill, promises of so many milliseconds and one account beside another: each needs the machine for itself. */
const ALONE = [
  'test/faults/embedded.test.ts',
  'test/faults/http-disk.test.ts',
  'test/faults/http-unreachable.test.ts',
  'test/faults/noisy-neighbour.test.ts',
  'test/faults/unreachable.test.ts',
]

/** What a file imports is read once, not once for each file: no test changes what another one uses. */
const TOGETHER = { pool: 'threads', isolate: false } as const

/** What a test waits for comes late on a machine that has much else to do: only what never comes is a failure. */
const PATIENT = { expect: { poll: { timeout: 30_000, interval: 20 } } } as const

/** Unit tests need nothing but Node; integration tests start the real database engines. */
export default defineConfig({
  test: {
    // Every core works: while one file waits for its database, another one computes.
    maxWorkers: '100%',
    globalSetup: ['test/global-setup.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['test/seed.ts'],
          ...PATIENT,
          ...TOGETHER,
          testTimeout: 120_000,
          include: [
            'src/{domain,contract,web}/**/*.test.ts',
            'src/server/**/*.unit.test.ts',
            'test/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        // What a person sees and does: a page without pixels stands in for the browser.
        test: {
          name: 'component',
          environment: 'happy-dom',
          setupFiles: ['test/seed.ts', 'test/page/setup.ts'],
          ...PATIENT,
          // A page of its own for each file: what one listens to is not heard by the next.
          pool: 'threads',
          testTimeout: 60_000,
          include: ['src/web/**/*.test.tsx', 'test/fixtures/**/*.test.tsx'],
        },
      },
      {
        test: {
          name: 'integration',
          setupFiles: ['test/seed.ts'],
          ...PATIENT,
          ...TOGETHER,
          include: ['src/server/**/*.test.ts', 'test/integration/**/*.test.ts'],
          exclude: ['src/server/**/*.unit.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Processes killed, starts refused: they mostly wait, for themselves and not for each other.
        test: {
          name: 'faults',
          setupFiles: ['test/seed.ts'],
          ...TOGETHER,
          ...PATIENT,
          include: ['test/faults/**/*.test.ts'],
          exclude: ALONE,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'faults-alone',
          setupFiles: ['test/seed.ts'],
          ...TOGETHER,
          // After all others.
          sequence: { groupOrder: 1 },
          ...PATIENT,
          include: ALONE,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Model-based runs over many seeds.
        test: {
          name: 'sync',
          setupFiles: ['test/seed.ts'],
          ...TOGETHER,
          ...PATIENT,
          include: ['test/sync/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
