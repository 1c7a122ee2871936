import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './e2e/chromium.ts'

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '.cache/test/browser.json'

/** Titles of journeys that look at a PDF: only the whole browser has a viewer. */
const VIEWER = /@viewer/
/** `npm test` looks twice at what fails. */
const isTriedAgain = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] !== undefined
/** Journeys start the product themselves, so that they can also kill it; nothing here does. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/migrated.ts',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/test/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // What passes only then is named by `npm test`, which bears few of them.
  retries: isTriedAgain ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: report }]],
  use: {
    // What was done and answered; pictures and copies of every page would cost a fifth of the run.
    trace: {
      mode: isTriedAgain ? 'on-first-retry' : 'retain-on-failure',
      screenshots: false,
      snapshots: false,
      sources: false,
    },
    // What moves is waited for at every step; the deep run has it move.
    contextOptions: { reducedMotion: process.env['E2E_MOTION'] === 'yes' ? 'no-preference' : 'reduce' },
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
