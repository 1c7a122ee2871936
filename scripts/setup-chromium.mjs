import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { canInstallSystemPackages, installChromium, installChromiumShell } from './setup-apt.mjs'
import { run, SetupError, toolCommand } from './setup-command.mjs'

const DOWNLOAD_TIMEOUT_MS = 20_000
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell']
const FIXED_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of a Chromium: one that is there, else the system's package, else Playwright's download.
 * @param {() => void} announce called before an installation, which takes a while
 * @returns {Promise<string>}
 */
export async function ensureChromium(announce) {
  const found = findChromium()
  if (found) return found
  announce()
  const reasons = []
  if (canInstallSystemPackages()) {
    reasons.push(await reasonOfFailure(installChromium))
    // The journeys are the same without it, and take a quarter longer.
    await reasonOfFailure(installChromiumShell)
  }
  if (!findChromium()) reasons.push(await reasonOfFailure(downloadChromium))
  const installed = findChromium()
  if (installed) return installed
  throw new SetupError(
    ['The browser tests need Chromium.', ...reasons.filter(Boolean)].join('\n'),
    'Install it, for example with: sudo apt-get install chromium. Or name its program in CHROMIUM_PATH.',
  )
}

/** @param {() => Promise<void>} install */
async function reasonOfFailure(install) {
  try {
    await install()
    return ''
  } catch (error) {
    if (error instanceof SetupError) return error.message
    throw error
  }
}

async function downloadChromium() {
  const { code } = await run([...toolCommand('@playwright/test', 'playwright'), 'install', 'chromium'], {
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
  })
  if (code !== 0) throw new SetupError('Playwright could not download a Chromium within 20 seconds.', '')
}

function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  return [...(named ? [named] : []), ...onPath(NAMES), ...FIXED_PATHS, ...downloadedByPlaywright()].find((path) =>
    existsSync(path),
  )
}

/** The same browser without windows and viewers, where the system has it: it takes less of the processor. */
export function findChromiumShell() {
  const named = process.env['CHROMIUM_SHELL_PATH']
  return [...(named ? [named] : []), ...onPath(SHELL_NAMES)].find((path) => existsSync(path))
}

/** @param {readonly string[]} names */
function onPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return folders.flatMap((folder) => names.map((name) => join(folder, name)))
}

/** Playwright's cache, newest first. */
function downloadedByPlaywright() {
  const cache = [
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? '',
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  ].find((folder) => folder && existsSync(folder))
  if (!cache) return []
  return readdirSync(cache)
    .filter((entry) => /^chromium-\d+$/.test(entry))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .flatMap((entry) => [
      join(cache, entry, 'chrome-linux64', 'chrome'),
      join(cache, entry, 'chrome-linux', 'chrome'),
      join(cache, entry, 'chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'),
    ])
}
