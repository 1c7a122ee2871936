import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { chromiumOptions } from '#e2e/chromium.ts'

const VIEWPORT = { width: 1_500, height: 900 }
/** A browser that forgets everything when it closes. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(chromiumOptions())
}

/** A browser as a device has it: what it keeps is in a folder and there again when it is opened the next time. */
export function launchDevice(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...chromiumOptions(), viewport: VIEWPORT })
}
