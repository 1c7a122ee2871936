import type { Locator, Page } from '@playwright/test'
import { editorMessages } from '#web/features/products/editor-messages.ts'
import { variantMessages } from '#web/features/products/variant-messages.ts'
import { expect } from './journey.ts'
import { letServiceWorkerCome } from './service-worker.ts'

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
  await expect(page.getByRole('button', { name: 'All changes saved' }).first()).toBeVisible({ timeout: 30_000 })
}

/** Fills an empty shop with the sample; the server has it. */
export async function loadSampleShop(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /sample shop/i })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'The sample shop is here' })).toBeVisible()
  await saved(page)
}

/** Opens a product of the list that is on screen in the panel beside it. */
export async function openProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('rowheader', { name, exact: true }).click()
  await expect(page.getByRole('complementary', { name, exact: true })).toBeVisible()
}

/** Opens a part of the product on screen that is folded. */
export async function unfold(page: Page, part: keyof typeof editorMessages.sections | 'variants'): Promise<void> {
  const name = part === 'variants' ? variantMessages.title : editorMessages.sections[part]
  await page.getByRole('button', { name, exact: true, expanded: false }).click()
}

/** The row of a product in the list. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
}

/** A day as the fields of a browser in the United States show it, which journeys have unless told otherwise. */
export function shownDay(day: string): string {
  return day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1')
}

/** Waits until the page would open without a network. */
export async function readyForOffline(page: Page): Promise<void> {
  await letServiceWorkerCome(page)
  // The worker has fetched everything before it is active; what this page asks for goes through it only once it has the page.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000, intervals: [50] })
    .toBe('activated')
}

/** Waits until what has been pressed has done all that it does here, and the server has it. */
export async function atRest(page: Page): Promise<void> {
  await saved(page)
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 500 })))
  await saved(page)
}

/** Fails when the page scrolls sideways (SHELL-09), once its layout stands. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
      message: `${what} scrolls sideways`,
    })
    .toBeLessThanOrEqual(0)
}

/** Fails when the words of a button, a place of the navigation or a choice are cut (SHELL-09). */
export async function expectLabelsWhole(page: Page, what: string): Promise<void> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, nav a, nav span, button span, label span, legend')]
      .filter(
        (label) =>
          // What is there for screen readers alone is one pixel wide.
          label.clientWidth > 1 &&
          label.scrollWidth > label.clientWidth + 1 &&
          getComputedStyle(label).overflowX !== 'visible',
      )
      .map(({ innerText }) => innerText)
      // An e-mail address is as long as it is.
      .filter((words) => !words.includes('@')),
  )
  expect(cut, `${what}: labels that are cut`).toEqual([])
}

/** Keeps the message with a way back on screen: the pointer over it stops its clock, until it moves. */
export async function keepUndo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).first().hover()
}

/** Has the page follow the theme of the system, which a test can switch without loading anew. */
export async function followSystemTheme(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('pricewright.theme', 'system'))
}

/** Marks the document on screen as sent, although something may be missing on it. */
export async function sendAnyway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send…' }).click()
  const question = page.getByRole('dialog', { name: /^(Before you send|Send) / })
  await question.getByRole('button', { name: /^Mark as sent/ }).click()
  await expect(question).toHaveCount(0)
}
