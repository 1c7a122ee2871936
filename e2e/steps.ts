import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Types into a field of the editor and leaves it as saved there. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  const input = field(page, label)
  await input.fill(text)
  await input.press('Enter')
}

export function field(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true })
}

/** Waits until the server has everything. */
export async function saved(page: Page): Promise<void> {
  // The state of what was just typed is told with the next picture.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(page.getByRole('button', { name: 'All changes saved' }).first()).toBeVisible({ timeout: 20_000 })
}

/** Opens a product of the list that is on screen in the panel beside it. */
export async function openProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('rowheader', { name, exact: true }).click()
  await expect(page.getByRole('complementary', { name, exact: true })).toBeVisible()
}

/** The row of a product in the list. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
}

/** Waits until the page would open without a network. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0)
}

/** Has the page follow the theme of the system, which a test can switch without loading anew. */
export async function followSystemTheme(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('pricewright.theme', 'system'))
}

/** Sends the document on screen although something is missing on it. */
export async function sendAnyway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mark as sent' }).click()
  const question = page.getByRole('dialog', { name: /^Before you send / })
  await question.getByRole('button', { name: 'Send anyway' }).click()
  await expect(question).toHaveCount(0)
}
