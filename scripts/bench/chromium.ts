import { type Browser, type BrowserContext, chromium } from '@playwright/test'

const VIEWPORT = { width: 1_500, height: 900 }
/** Chromium refuses its sandbox to root, and to root only it is switched off. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const executablePath = process.env['CHROMIUM_PATH']
const options = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    ...sandbox,
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** A browser that forgets everything when it closes. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(options)
}

/** A browser as a device has it: what it keeps is in a folder and there again when it is opened the next time. */
export function launchDevice(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...options, viewport: VIEWPORT })
}
