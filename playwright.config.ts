import { defineConfig } from '@playwright/test'

const chromium = process.env['CHROMIUM_PATH']
const shell = process.env['CHROMIUM_SHELL_PATH'] ?? chromium
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '.cache/test/browser.json'

/** Titles of journeys that look at a PDF: only the whole browser has a viewer. */
const VIEWER = /@viewer/
/** Scale and every corner of accessibility of the newer pages take minutes: `npm run test:deep` has them, too. */
const DEEP = process.env['BROWSER_DEEP'] ? [] : [/@deep/]

/** Chromium refuses its sandbox to root, and to root only it is switched off. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

const startedAs = (executablePath: string | undefined) => ({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      ...sandbox,
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  },
})

/** Journeys start the product themselves, so that they can also kill it; nothing here does. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/test/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
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
    { name: 'viewer', grep: VIEWER, grepInvert: DEEP, use: startedAs(chromium) },
    { name: 'journeys', grepInvert: [VIEWER, ...DEEP], use: startedAs(shell) },
  ],
})
