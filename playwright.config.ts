import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './e2e/chromium.ts'

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '.cache/test/browser.json'

/** Titles of journeys that look at a PDF: only the whole browser has a viewer. */
const VIEWER = /@viewer/
/** Journeys start the product themselves, so that they can also kill it; nothing here does. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/test/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // What passes only then is named by `npm test`, which bears few of them.
  retries: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: report }]],
  use: {
    // What was done and answered; pictures and copies of every page would cost a fifth of the run.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
  },
  projects: [
    { name: 'viewer', grep: VIEWER, use: { launchOptions: chromiumOptions() } },
    {
      name: 'journeys',
      grepInvert: VIEWER,
      use: { launchOptions: chromiumOptions(process.env['CHROMIUM_SHELL_PATH']) },
    },
  ],
})
