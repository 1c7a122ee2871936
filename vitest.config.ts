import { defineConfig } from 'vitest/config'
import { WaitingFirst } from './test/waiting-first.ts'

/** Disks that fill, promises of so many milliseconds and one account beside another: each needs the machine for itself. */
const ALONE = [
  'test/faults/embedded.test.ts',
  'test/faults/http-disk.test.ts',
  'test/faults/http-unreachable.test.ts',
  'test/faults/noisy-neighbour.test.ts',
  'test/faults/unreachable.test.ts',
]

/** What only `npm run test:deep` tries: faults that start and kill the product many times, and what tests themselves stand on. */
const DEEP = process.env['EACH_ENGINE'] === 'yes' ? [] : ['test/{faults,integration}/*.deep.test.ts']

/** What a file imports is read once, not once for each file: no test changes what another one uses. */
const TOGETHER = { pool: 'threads', isolate: false } as const

/** What a test waits for comes late on a machine that has much else to do: only what never comes is a failure. */
const PATIENT = { expect: { poll: { timeout: 30_000, interval: 20 } } } as const

/** What is read while a module is imported, made-up languages and lists, and a page that no earlier one listens on: nothing is shared. */
const OWN_PAGE = [
  'test/fixtures/**/*.test.tsx',
  'src/web/kit/ui/dialogs.test.tsx',
  // Newer exchange rates stay known as long as a page.
  'src/web/features/settings/rates-panel.test.tsx',
  'src/web/features/start/use-waiting.test.tsx',
]

const PAGE = {
  environment: 'happy-dom',
  setupFiles: ['test/seed.ts', 'test/page/setup.ts'],
  ...PATIENT,
  testTimeout: 60_000,
}

/** Unit tests need nothing but Node; integration tests start the real database engines. */
export default defineConfig({
  test: {
    // Every core works: while one file waits for its database, another one computes.
    maxWorkers: '100%',
    globalSetup: ['test/global-setup.ts'],
    sequence: { sequencer: WaitingFirst },
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
          ...PAGE,
          ...TOGETHER,
          include: ['src/web/**/*.test.tsx'],
          exclude: OWN_PAGE,
        },
      },
      {
        test: { name: 'own-page', ...PAGE, pool: 'threads', include: OWN_PAGE },
      },
      {
        // One project, so that no worker waits for the last file of another one.
        test: {
          name: 'integration',
          setupFiles: ['test/seed.ts'],
          ...PATIENT,
          ...TOGETHER,
          include: ['src/server/**/*.test.ts', 'test/{integration,faults,sync}/**/*.test.ts'],
          exclude: ['src/server/**/*.unit.test.ts', ...ALONE, ...DEEP],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'alone',
          setupFiles: ['test/seed.ts'],
          ...TOGETHER,
          ...PATIENT,
          include: ALONE,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
